import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { seededRandom } from '../../../packages/after-sales-sandbox/src/random'
import { registerSite } from '../support/register-site'
import { compare, type Comparison, type LedgerRow } from './compare'
import { openAppeals } from './hands/appeals'
import { openAppointments } from './hands/appointments'
import type { Hand } from './hands/hand'
import { openRatings } from './hands/ratings'
import { openSurveys } from './hands/surveys'
import { SUBMISSION_TABLES } from './ledger-writes'
import { startLiveRatings, type LiveRatings } from './live-ratings'
import { CALLS, faultOf, planKills, type Kill, type Moment } from './plan-kills'
import { pausesOf, type StorePauses } from './store-pauses'
import { startVisitors, VISITORS_OF_A_KILL } from './visitors'

interface Wishes {
  kills: number
  seed: number
  report?: (line: string) => void
}

export interface Soak {
  kinds: Comparison[]
  spareFiles: number
  /** `isReached`: else at a random moment. */
  kills: (Kill & { isReached: boolean })[]
  seconds: number
}

const SETTLED_WITHIN_MS = 180_000

/** In the end compares what was delivered. */
export async function soak({ kills, seed, report = () => undefined }: Wishes): Promise<Soak> {
  const begun = Date.now()
  const random = seededRandom(seed)
  const plan = planKills(kills, random)
  const live = await startLiveRatings({ orders: ((kills + 1) * VISITORS_OF_A_KILL) / 2 })
  const store = await pausesOf(live.storeUrl, SUBMISSION_TABLES)
  try {
    const hands = await openHands(live, random)
    const visitors = startVisitors(() => live.site, hands, seededRandom(seed + 1))
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
    const kinds = await Promise.all(
      hands.map(async (hand) => compare(hand, visitors.visits, rows, await live.sandbox.taken(hand.call))),
    )
    return { kills: done, seconds, kinds, spareFiles: await spareFiles(live, kinds) }
  } finally {
    await store.end()
    await live.stop()
  }
}

async function openHands(
  { site, sandbox, sandboxUrl, orders, center }: LiveRatings,
  random: () => number,
): Promise<Hand[]> {
  await registerSite(sandboxUrl, `http://localhost:${site.port}`)
  return [
    await openRatings(site, orders, random),
    await openAppointments(site, center),
    await openSurveys(site),
    await openAppeals(site, sandbox),
  ]
}

/** Uploaded again after a lost answer: uploads have no keys [7#45]. */
async function spareFiles(
  { sandboxDatabaseUrl }: LiveRatings,
  kinds: readonly Comparison[],
): Promise<number> {
  const sandbox = new pg.Client({ connectionString: sandboxDatabaseUrl })
  await sandbox.connect()
  const { rows } = await sandbox.query<{ count: number }>('SELECT count(*)::int AS count FROM files')
  await sandbox.end()
  return (rows[0]?.count ?? 0) - kinds.reduce((sum, { photos }) => sum + photos, 0)
}

async function carryOut(kill: Kill, live: LiveRatings, store: StorePauses): Promise<boolean> {
  const { weather, moment } = kill
  const fault = faultOf(weather)
  await live.mend()
  if (fault) for (const call of CALLS) await live.setFault({ call, ...fault })
  if (kill.timePasses) await timePasses(store)
  const isReached = await reach(moment, live, store)
  await live.kill()
  await store.letGo(moment.at === 'a write is under way' && moment.isTakenBack)
  await live.restart()
  return isReached
}

async function reach(moment: Moment, live: LiveRatings, store: StorePauses): Promise<boolean> {
  if (moment.at === 'a write is under way') return store.reach(moment)
  if (moment.at === 'any time') {
    await delay(moment.ms)
    return true
  }
  await live.setFault({ call: moment.call, fault: moment.fault, delayMs: 1500, times: 1 })
  for (let waited = 0; waited < 4000; waited += 20) {
    if (!(await live.isFaultSet(moment.call))) {
      // For what runs after the response.
      await delay(100)
      return true
    }
    await delay(20)
  }
  return false
}

const timePasses = (store: StorePauses) =>
  store.ask(`UPDATE submissions SET due_at = now() - interval '1 second' WHERE settled_at IS NULL`)

const rowsOf = (store: StorePauses) => store.ask<LedgerRow>('SELECT key, kind, state FROM submissions')

async function settled(store: StorePauses) {
  for (let waited = 0; waited < SETTLED_WITHIN_MS; waited += 500) {
    const rows = await rowsOf(store)
    if (rows.every(({ state }) => state === 'delivered' || state === 'refused')) return rows
    // Attempts need time to finish.
    if (waited % 5000 === 0) await timePasses(store)
    await delay(500)
  }
  return rowsOf(store)
}

function told({ weather, moment }: Kill): string {
  switch (moment.at) {
    case 'any time':
      return `${weather}; after ${moment.ms} ms`
    case 'the service is asked':
      return `${weather}; while the service is asked (${moment.call}, ${moment.fault})`
    case 'a write is under way':
      return `${weather}; ${moment.when} a write (${moment.write}), ${moment.isTakenBack ? 'taken back' : 'committed'}`
  }
}
