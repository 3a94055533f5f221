import { setTimeout as delay } from 'node:timers/promises'
import type { StorePauses } from '../store-pauses'

const LOOK_EVERY_MS = 250
const PATIENCE_MS = 300_000

interface Waits {
  /** From recovery or decision until settled. */
  longestMs: number
  stuck: string[]
}

interface Open {
  key: string
  isDecided: boolean
}

interface Wishes {
  leaving?: Promise<unknown>
  laterMs?: number
}

export async function settled(
  site: StorePauses,
  service: StorePauses,
  { leaving = Promise.resolve(), laterMs = 0 }: Wishes = {},
): Promise<Waits> {
  let haveLeft = false
  const leave = () => (haveLeft = true)
  void leaving.then(leave, leave)
  const since = new Map<string, number>()
  let longestMs = 0
  for (;;) {
    const now = Date.now()
    const open = [...(await openSubmissions(site)), ...(await openPayments(site, service, laterMs))]
    const decided = new Set(open.filter(({ isDecided }) => isDecided).map(({ key }) => key))
    for (const key of decided) if (!since.has(key)) since.set(key, now)
    for (const [key, from] of since) {
      if (decided.has(key)) continue
      longestMs = Math.max(longestMs, now - from)
      since.delete(key)
    }
    const stuck = [...since].filter(([, from]) => now - from > PATIENCE_MS).map(([key]) => key)
    if (haveLeft && open.length === stuck.length) {
      return { longestMs: stuck.length > 0 ? PATIENCE_MS : longestMs, stuck }
    }
    await delay(LOOK_EVERY_MS)
  }
}

async function openSubmissions(site: StorePauses): Promise<Open[]> {
  const rows = await site.ask<{ key: string }>('SELECT key FROM submissions WHERE settled_at IS NULL')
  return rows.map(({ key }) => ({ key, isDecided: true }))
}

async function openPayments(site: StorePauses, service: StorePauses, laterMs: number): Promise<Open[]> {
  const attempts = await site.ask<{ key: string; state: string }>(
    'SELECT key, state FROM payment_attempts WHERE settled_at IS NULL',
  )
  const payments = await service.ask<{ key: string; state: string; isOpen: boolean }>(
    `SELECT request_key AS key, state, open_until > now() + make_interval(secs => $2::float8 / 1000) AS "isOpen"
     FROM payments WHERE request_key = ANY ($1)`,
    [attempts.map(({ key }) => key), laterMs],
  )
  const known = new Map(payments.map((payment) => [payment.key, payment]))
  return attempts.flatMap(({ key, state }) => {
    const payment = known.get(key)
    if (state === 'beginning' || !payment) return [{ key, isDecided: true }]
    const isWaiting = payment.state === 'open' && payment.isOpen
    return isWaiting ? [] : [{ key, isDecided: payment.state !== 'processing' }]
  })
}
