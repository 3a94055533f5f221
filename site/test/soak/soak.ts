import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '../../../packages/after-sales-sandbox/src/random'
import { compare, type Comparison } from './compare'
import { startLiveRatings, type LiveRatings } from './live-ratings'
import { faultOf, planKills, type Kill, type Moment } from './plan-kills'
import { pausesOf, type StorePauses } from './store-pauses'
import { startVisitors, VISITORS_OF_A_KILL } from './visitors'

interface Wishes {
  kills: number
  seed: number
  report?: (line: string) => void
}

export interface Soak extends Comparison {
  /** Each with whether its moment came: else it was at any time. */
  kills: (Kill & { isReached: boolean })[]
  seconds: number
}

const SETTLED_WITHIN_MS = 180_000

/**
 * Kills the site again and again while visitors hand ratings in and the service fails in every way; then lets it deliver
 * what is left, and compares.
 * @throws Error where something is still open after three minutes with a service that is well
 */
export async function soak({ kills, seed, report = () => undefined }: Wishes): Promise<Soak> {
  const begun = Date.now()
  const random = seededRandom(seed)
  const plan = planKills(kills, random)
  const live = await startLiveRatings({ orders: 1 + (kills + 1) * VISITORS_OF_A_KILL })
  const store = await pausesOf(live.storeUrl)
  try {
    const visitors = startVisitors(live, seededRandom(seed + 1))
    const done: Soak['kills'] = []
    for (const kill of plan) {
      const isReached = await carryOut(kill, live, store)
      visitors.goOn()
      done.push({ ...kill, isReached })
      report(`${done.length} of ${kills}: ${told(kill)}${isReached ? '' : ' (not reached)'}`)
    }
    await live.mend()
    await visitors.end()
    const rows = await settled(store)
    const seconds = Math.round((Date.now() - begun) / 1000)
    return { kills: done, seconds, ...compare(visitors.visits, rows, await live.taken()) }
  } finally {
    await store.end()
    await live.stop()
  }
}

async function carryOut(kill: Kill, live: LiveRatings, store: StorePauses): Promise<boolean> {
  const { weather, moment } = kill
  const fault = faultOf(weather)
  await (fault ? live.setFault(fault) : live.mend())
  if (kill.timePasses) await store.timePasses()
  const isReached = await reach(moment, live, store)
  await live.kill()
  await store.letGo(moment.at === 'a write is under way' && moment.isTakenBack)
  await live.restart()
  return isReached
}

async function reach(moment: Moment, live: LiveRatings, store: StorePauses): Promise<boolean> {
  if (moment.at === 'a write is under way') return store.reach(moment.write, moment.when)
  if (moment.at === 'any time') {
    await delay(moment.ms)
    return true
  }
  await live.setFault({ fault: moment.fault, delayMs: 1500, times: 1 })
  for (let waited = 0; waited < 4000; waited += 20) {
    if (!(await live.isFaultSet())) {
      // What is carried out before the answer has had the time for it.
      await delay(100)
      return true
    }
    await delay(20)
  }
  return false
}

async function settled(store: StorePauses) {
  for (let waited = 0; waited < SETTLED_WITHIN_MS; waited += 500) {
    const rows = await store.rows()
    if (rows.every(({ state }) => state === 'delivered' || state === 'refused')) return rows
    // Every few seconds: who tries now is to have the time for it.
    if (waited % 5000 === 0) await store.timePasses()
    await delay(500)
  }
  throw new Error(
    `still open: ${JSON.stringify((await store.rows()).filter(({ state }) => state !== 'delivered'))}`,
  )
}

function told({ weather, moment }: Kill): string {
  switch (moment.at) {
    case 'any time':
      return `${weather}; after ${moment.ms} ms`
    case 'the service is asked':
      return `${weather}; while the service is asked (${moment.fault})`
    case 'a write is under way':
      return `${weather}; ${moment.when} a write (${moment.write}), ${moment.isTakenBack ? 'taken back' : 'committed'}`
  }
}
