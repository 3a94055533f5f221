import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '../../../../packages/after-sales-sandbox/src/random'
import { PAYMENT_TABLES, SERVICE_TABLES, SUBMISSION_TABLES } from '../ledger-writes'
import { pausesOf, type StorePauses } from '../store-pauses'
import { newBuyer, type Purchase, type Standing } from './buyer'
import { Crowd } from './crowd'
import { comparePurchases, readSiteLedger, type PurchaseFindings } from './compare-purchases'
import { planStrikes, type Strike } from './plan-strikes'
import { settled } from './settled'
import { startShop, type Shop } from './shop'

interface Wishes {
  purchases: number
  seed: number
  report?: (line: string) => void
}

export interface PurchasesSoak extends PurchaseFindings {
  purchases: number
  disturbed: number
  toldPaid: number
  strikes: (Strike & { isReached: boolean })[]
  /** Longest per recovery, in ms. */
  waits: number[]
  stuck: string[]
  seconds: number
}

const STRIKES_OF_A_ROUND = 28
const BUYERS_OF_A_STRIKE = 12
const MOST_AT_ONCE = 24
const BETWEEN_MS = 150
const PURCHASES_OF_AN_ACCOUNT = 10
const PAGES_CLOSED_MS = 16 * 60_000

interface Parts {
  shop: Shop
  site: StorePauses
  service: StorePauses
}

/** In the end compares all tables. */
export async function soakPurchases({
  purchases,
  seed,
  report = () => undefined,
}: Wishes): Promise<PurchasesSoak> {
  const begun = Date.now()
  const parts = await openParts()
  try {
    const accounts = await signedIn(parts.shop, Math.ceil(purchases / PURCHASES_OF_AN_ACCOUNT))
    const plan = planStrikes(Math.ceil(purchases / BUYERS_OF_A_STRIKE), seededRandom(seed))
    const done: Done = { strikes: [], bought: [], waits: [], stuck: [] }
    while (done.strikes.length < plan.length) {
      const first = done.bought.length
      const strikes = plan.slice(done.strikes.length, done.strikes.length + STRIKES_OF_A_ROUND)
      const coming = Math.min(strikes.length * BUYERS_OF_A_STRIKE, purchases - first)
      const randoms = Array.from({ length: coming }, (_, at) => seededRandom(seed * 1_000_003 + first + at))
      await carryOutRound(parts, done, { accounts, strikes, randoms, report })
    }
    const seen = await lookAgain(done.bought)
    const closed = await closePages(parts)
    const findings = comparePurchases(seen, await readSiteLedger(parts.site), await parts.shop.service())
    return {
      ...findings,
      purchases: done.bought.length,
      disturbed: done.bought.filter(({ failures }) => failures > 0).length,
      toldPaid: done.bought.filter(({ toldPaid }) => toldPaid).length,
      strikes: done.strikes,
      waits: [...done.waits, closed.longestMs],
      stuck: [...done.stuck, ...closed.stuck],
      seconds: Math.round((Date.now() - begun) / 1000),
    }
  } finally {
    await parts.site.end()
    await parts.service.end()
    await parts.shop.stop()
  }
}

type Done = Pick<PurchasesSoak, 'strikes' | 'waits' | 'stuck'> & { bought: Purchase[] }

interface RoundWishes {
  accounts: readonly Map<string, string>[]
  strikes: readonly Strike[]
  randoms: readonly (() => number)[]
  report: (line: string) => void
}

async function carryOutRound(
  parts: Parts,
  done: Done,
  { accounts, strikes, randoms, report }: RoundWishes,
): Promise<void> {
  const bought: Purchase[] = []
  const crowd = new Crowd(MOST_AT_ONCE)
  let isOver = false
  const come = async (first: number) => {
    for (const [at, random] of randoms.slice(first, first + BUYERS_OF_A_STRIKE).entries()) {
      const buyer = await newBuyer(parts.shop, accounts[(first + at) % accounts.length] ?? new Map(), random)
      bought.push(buyer)
      await crowd.enter(() => buyer.buy(() => isOver))
      await delay(BETWEEN_MS)
    }
  }
  for (const [at, strike] of strikes.entries()) {
    const [isReached] = await Promise.all([carryOut(strike, parts), come(at * BUYERS_OF_A_STRIKE)])
    done.strikes.push({ ...strike, isReached })
    report(
      `${done.bought.length + bought.length}: ${JSON.stringify(strike)}${isReached ? '' : ' (not reached)'}`,
    )
  }
  isOver = true
  await parts.shop.mend()
  await wait(parts, done, crowd.haveLeft())
  report(`settled after ${done.waits.at(-1)} ms; all come back`)
  await wait(parts, done, comeBack(bought))
  done.bought.push(...bought)
}

async function comeBack(bought: readonly Purchase[]): Promise<void> {
  const crowd = new Crowd(MOST_AT_ONCE)
  for (const buyer of bought) await crowd.enter(() => buyer.buy(() => false))
  await crowd.haveLeft()
}

async function wait({ site, service }: Parts, done: Done, leaving: Promise<unknown>): Promise<void> {
  const { longestMs, stuck } = await settled(site, service, { leaving })
  await leaving
  done.waits.push(longestMs)
  done.stuck.push(...stuck)
}

async function openParts(): Promise<Parts> {
  const shop = await startShop()
  // Creates the tables.
  await shop.signIn()
  const site = await pausesOf(shop.storeUrl, { ...SUBMISSION_TABLES, ...PAYMENT_TABLES })
  return { shop, site, service: await pausesOf(shop.sandboxDatabaseUrl, SERVICE_TABLES) }
}

async function signedIn(shop: Shop, count: number): Promise<Map<string, string>[]> {
  const accounts: Map<string, string>[] = []
  while (accounts.length < count) accounts.push(await shop.signIn())
  return accounts
}

async function carryOut(strike: Strike, { shop, site, service }: Parts): Promise<boolean> {
  const { faults, kills, moment, downMs } = strike
  await shop.mend()
  for (const { call, fault, times, delayMs } of faults) await shop.breakCall(call, fault, { times, delayMs })
  const isReached = await reach(strike, { shop, site, service })
  for (const part of kills) await shop.kill(part)
  for (const store of [site, service]) {
    await store.letGo(moment.at === 'a write is under way' && moment.isTakenBack)
  }
  await delay(downMs)
  for (const part of kills) await shop.restart(part)
  return isReached
}

async function reach({ moment }: Strike, { shop, site, service }: Parts): Promise<boolean> {
  if (moment.at === 'a write is under way') return (moment.of === 'site' ? site : service).reach(moment)
  if (moment.at === 'any time') {
    await delay(moment.ms)
    return true
  }
  const { call, fault } = moment
  await shop.breakCall(call, fault, { delayMs: 1500 })
  for (let waited = 0; waited < 4000; waited += 20) {
    if (!(await shop.isBroken(call))) {
      // For what runs after the response.
      await delay(100)
      return true
    }
    await delay(20)
  }
  return false
}

async function lookAgain(bought: readonly Purchase[]) {
  const crowd = new Crowd(MOST_AT_ONCE)
  const seen: { purchase: Purchase; shown: Standing }[] = []
  for (const purchase of bought) {
    await crowd.enter(async () => void seen.push({ purchase, shown: await purchase.look() }))
  }
  await crowd.haveLeft()
  return seen
}

async function closePages({ shop, site, service }: Parts) {
  const now = new Date(Date.now() + PAGES_CLOSED_MS).toISOString()
  await shop.post('/sandbox/clock', { now }, 'PUT')
  return settled(site, service, { laterMs: PAGES_CLOSED_MS })
}
