import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { answerOf, NIGERIA, rowsOf, tokenOf } from './answers'
import type { purchaseOf } from './protection'
import { startTestSandbox, type TestSandbox } from './sandbox'

const DAY_MS = 86_400_000

export function useProtection(name: string) {
  let sandbox: TestSandbox
  let token: string
  let stranger: string
  let store: { storeId: string; storeCode: string }

  async function storeWith(condition: string, product = 2) {
    const [row] = await rowsOf<{ storeId: string; storeCode: string }>(
      sandbox,
      `SELECT store.id::text AS "storeId", code AS "storeCode" FROM protection_stores store
       JOIN service_centres centre USING (id) JOIN protection_stock ON store_id = store.id
       WHERE country = 'ng' AND product_id = $1 AND ${condition} ORDER BY store.id LIMIT 1`,
      [product],
    )
    if (!row) throw new Error('There is no such store')
    return row
  }

  async function signInAgain(): Promise<void> {
    token = await tokenOf(sandbox, '+234-8021239050')
  }

  beforeAll(async () => {
    sandbox = await startTestSandbox(name)
    await signInAgain()
    stranger = await tokenOf(sandbox, '+234-8021239051')
    store = await storeWith('pieces >= 5')
  })
  afterEach(() => sandbox.clear('/sandbox/clock'))
  afterAll(async () => {
    await sandbox.stop()
    expect(sandbox.errors).toEqual([])
  })

  const plansOf = (imei: string) => answerOf(sandbox, 'protectionPlans', { ...NIGERIA, imei })

  return {
    get sandbox() {
      return sandbox
    },
    get token() {
      return token
    },
    get stranger() {
      return stranger
    },
    get store() {
      return store
    },
    storeWith,
    signInAgain,
    inDays: (days: number) =>
      sandbox.put('/sandbox/clock', { now: new Date(Date.now() + days * DAY_MS).toISOString() }),
    plansOf,
    place: (request: Awaited<ReturnType<typeof purchaseOf>>, owner = token) =>
      answerOf(sandbox, 'protectionOrderAdd', request, { token: owner }),
    statusOf: (orderNumber: string, owner = token) =>
      answerOf(sandbox, 'protectionPaymentStatus', { ...NIGERIA, orderNumber }, { token: owner }),
    reasonsOf: async (imei: string) =>
      (await plansOf(imei)).plans.map(({ productType, reason }) => [productType, reason]),
  }
}
