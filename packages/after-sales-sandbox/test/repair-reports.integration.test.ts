import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerOf, NIGERIA, rowsOf } from './answers'
import { startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('repair_reports')
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(() => sandbox.stop())

interface Repaired {
  number: string
  phone: string
}

const repairedOrders = (event: string, when: string) =>
  rowsOf<Repaired>(
    sandbox,
    `SELECT number, phone FROM work_orders JOIN work_order_events ON order_number = number
     WHERE country = 'ng' AND event = $1 AND at ${when} now() ORDER BY number`,
    [event],
  )

const tokens = new Map<string, string>()

async function tokenFor(phone: string): Promise<string> {
  const known = tokens.get(phone)
  if (known !== undefined) return known
  await answerOf(sandbox, 'repairSendCode', { phone, ...NIGERIA })
  const [sent] = await rowsOf<{ code: string }>(
    sandbox,
    'SELECT code FROM verification_codes WHERE phone = $1 ORDER BY id DESC LIMIT 1',
    [phone],
  )
  const verified = await answerOf(sandbox, 'repairVerifyCode', { phone, code: sent?.code ?? '', ...NIGERIA })
  tokens.set(phone, verified.token ?? '')
  return verified.token ?? ''
}

async function reportOf({ number: orderNumber, phone }: Repaired, owner = phone) {
  const token = await tokenFor(owner)
  return answerOf(sandbox, 'repairReport', { token, orderNumber, ...NIGERIA })
}

test('a repaired order says what was done, and its new parts pass the part check', async () => {
  const serials: string[] = []
  for (const order of await repairedOrders('repaired', '<')) {
    const report = await reportOf(order)
    expect(report?.found.length).toBeGreaterThan(0)
    expect(report?.done).toContain('tested')
    expect(Date.parse(report?.guarantee?.until ?? '')).toBeGreaterThan(Date.parse(report?.finishedTime ?? ''))
    for (const { serialNumber } of report?.parts ?? []) serials.push(serialNumber ?? '')
  }
  expect(serials.length).toBeGreaterThan(0)
  for (const serialNumber of serials) {
    const part = await answerOf(sandbox, 'sparePartSerial', { serialNumber, language: 'en' })
    expect(part.original).toBe(true)
  }
})

test('there is no report for another phone, nor before the device is repaired', async () => {
  const [one] = await repairedOrders('repaired', '<')
  const [later] = await repairedOrders('repaired', '>')
  if (!one || !later) throw new Error('the sandbox has no such orders')
  expect(await reportOf(one)).not.toBeNull()
  expect(await reportOf(one, '+234-8030000001')).toBeNull()
  expect(await reportOf(later)).toBeNull()
})
