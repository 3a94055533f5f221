import { setTimeout as delay } from 'node:timers/promises'
import { startLiveRatings, type LiveRatings } from '../../site/test/soak/live-ratings'
import { ratingOf } from '../../site/test/soak/hands/ratings'
import { storeBeside, type StoreBeside } from '../../site/test/soak/store-beside'
import type { Figure } from '../lib/measure'
import { openLoop } from '../lib/open-loop'
import { median, percentile } from '../lib/statistics'

const LOAD = { rate: 50, seconds: 10 }
const WARM_UP = { rate: 25, seconds: 2 }
const ROUNDS = 3
const LIMIT_MS = 100

/** Longer than any timeout. */
const HANGING = { fault: 'slow', delayMs: 30_000 }

const WAITING = 10_000
const LANES = 16
const LEAST_RATE = 100
const PAGE = '/ng/'
const PAGES = { rate: 100, seconds: 1 }
const CALM_MS = 10_000
const MOST_SLOWER = 1.1

const SETTLED_WITHIN_MS = 300_000

interface Measured {
  live: LiveRatings
  store: StoreBeside
  handIn: () => Promise<boolean>
}

export async function measureSubmissions(): Promise<Figure[]> {
  const orders = ROUNDS * 2 * LOAD.rate * LOAD.seconds + WARM_UP.rate * WARM_UP.seconds + WAITING
  const live = await startLiveRatings({ orders: 1 + orders })
  const store = await storeBeside(live.storeUrl)
  let at = 0
  const handIn = () => live.handIn(ratingOf(live.orders[(at += 1)] ?? '')).catch(() => false)
  try {
    const measured = { live, store, handIn }
    return [...(await measureReceipt(measured)), ...(await measureDelivery(measured))]
  } finally {
    await store.end()
    await live.stop()
  }
}

async function measureReceipt({ live, store, handIn }: Measured): Promise<Figure[]> {
  const inserts: number[] = []
  const times: Record<'well' | 'hanging', number[]> = { well: [], hanging: [] }
  const untold = { well: 0, hanging: 0 }
  const load = async (service: 'well' | 'hanging') => {
    const took = await openLoop(LOAD, async () => {
      if (!(await handIn())) untold[service] += 1
    })
    times[service].push(...took)
  }
  await openLoop(WARM_UP, async () => void (await handIn()))
  for (let round = 0; round < ROUNDS; round++) {
    inserts.push(...(await openLoop(LOAD, store.insert)))
    await load('well')
    await live.setFault(HANGING)
    await load('hanging')
    await live.mend()
    await settled(store)
  }
  const insert = percentile(inserts, 0.95)
  return (['well', 'hanging'] as const).map((service) => {
    const worst = percentile(times[service], 0.95)
    return {
      what: `'received' is told of a submission at ${LOAD.rate}/s, while the service ${service === 'well' ? 'is well' : 'hangs'}`,
      measured: `median ${told(median(times[service]))}, 95th percentile ${told(worst)}, ${(worst / insert).toFixed(1)} × that of a plain INSERT (${told(insert)}); ${untold[service]} of ${times[service].length} not told`,
      target: `95th percentile ≤ ${LIMIT_MS} ms, all told`,
      met: worst <= LIMIT_MS && untold[service] === 0,
      values: { inserts, times: times[service] },
    }
  })
}

async function measureDelivery({ live, store, handIn }: Measured): Promise<Figure[]> {
  await live.setFault({ fault: 'down' })
  let left = WAITING
  const lane = async () => {
    while (left-- > 0) await handIn()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const waited = await store.countOpen()
  await pagesUntil(live, delay(WARM_UP.seconds * 1000))
  const calm = await pagesUntil(live, delay(CALM_MS))
  await live.mend()
  while ((await store.countOpen()) === waited) await delay(50)
  const [begun, first] = [performance.now(), await store.countOpen()]
  const delivered = emptied(store)
  const busy = await pagesUntil(live, delivered)
  const seconds = ((await delivered) - begun) / 1000
  const rate = first / seconds
  const slower = median(busy) / median(calm)
  return [
    {
      what: `${WAITING} waiting submissions, once the service is back`,
      measured: `${rate.toFixed(0)} delivered a second (${waited} waited)`,
      target: `≥ ${LEAST_RATE}/s`,
      met: rate >= LEAST_RATE && waited >= WAITING,
      values: { waited, first, seconds },
    },
    {
      what: `content pages meanwhile, at ${PAGES.rate} a second, against before`,
      measured: `median ${slower.toFixed(2)} × (${told(median(busy))} and ${told(median(calm))}; 95th percentiles ${told(percentile(busy, 0.95))} and ${told(percentile(calm, 0.95))})`,
      target: `median ≤ ${MOST_SLOWER} ×`,
      met: slower <= MOST_SLOWER,
      values: { calm, busy },
    },
  ]
}

async function pagesUntil({ site }: LiveRatings, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const over = end.finally(() => (isOver = true))
  // Awaited below.
  over.catch(() => undefined)
  while (!isOver) times.push(...(await openLoop(PAGES, async () => void (await site.get(PAGE)))))
  await over
  return times
}

async function settled(store: StoreBeside): Promise<void> {
  const hurry = setInterval(() => void store.timePasses().catch(() => undefined), 5000)
  await emptied(store).finally(() => clearInterval(hurry))
}

/** @throws Error after five minutes */
async function emptied(store: StoreBeside): Promise<number> {
  const until = performance.now() + SETTLED_WITHIN_MS
  while (performance.now() < until) {
    if ((await store.countOpen()) === 0) return performance.now()
    await delay(250)
  }
  throw new Error(`${await store.countOpen()} submissions are still open`)
}

function told(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
