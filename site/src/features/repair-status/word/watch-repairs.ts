import { setTimeout as delay } from 'node:timers/promises'
import { mccAndLanguage } from '@carelane/after-sales'
import { ignoreFailure } from '@carelane/config/ignore-failure'
import { readEnvironment } from '@carelane/config'
import { secondsAfter } from '@carelane/outbox'
import { originOf } from '@/links/site-origin'
import { afterSales } from '@/platform/after-sales'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { REPAIR_EVENTS_PATH } from './events-path'
import { LAST_STATES } from './last-states'
import { claimWatches, endWatch, lookAgain, noteTold, tell, type Watch } from './watches'
import type { WatchContent } from './subscription-content'

/** A second: more orders wait for their turn. */
const MOST_AT_ONCE = 8
const PAUSE_MS = 1000

/** Seconds between two questions about one order. */
const WITHOUT_EVENTS = 300
/** An event may be lost. */
const WITH_EVENTS = 1800
const AFTER_FAILURE = { first: 15, longest: 300, scatter: 0.5 }

const DAY_MS = 86_400_000

/** Any number of processes may run this. */
export async function runWatcher(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await Promise.all((await claimWatches(MOST_AT_ONCE)).map((watch) => look(watch)))
    } catch (error) {
      // The store has logged it; what was claimed comes back.
      if (!(error instanceof StoreError)) ownLog().error({ err: error }, 'repairs could not be watched')
    }
    await ignoreFailure(delay(PAUSE_MS, undefined, { signal }), 'aborted')
  }
}

async function look(watch: Watch): Promise<void> {
  const { content } = watch
  if (!content) return endWatch(watch)
  // Before the question: no change falls between the two.
  const events = await askForEvents(watch, content)
  const { orderNumber } = content
  const answer = await afterSales().call('repairOrder', { orderNumber, ...mccAndLanguage(content) })
  if (!answer.ok) return lookSoon(watch)
  const [order] = answer.data.orders
  if (!order) return endWatch(watch)
  const { repairStatus: state, statusTime: since } = order
  await tell(watch, { state, since }, content)
  if (LAST_STATES.includes(state)) return endWatch(watch)
  // Nobody would tell of the next change.
  if (events === 'failed') return lookSoon(watch)
  await lookAgain(watch, events === 'told' ? WITH_EVENTS : WITHOUT_EVENTS, 0)
}

function lookSoon(watch: Watch): Promise<void> {
  const failures = watch.failures + 1
  return lookAgain(watch, secondsAfter(failures, AFTER_FAILURE), failures)
}

/** Whether the service says when the order changes. */
async function askForEvents(
  watch: Watch,
  { orderNumber, country, locale }: WatchContent,
): Promise<'told' | 'none' | 'failed'> {
  const { REPAIR_EVENTS_SECRET } = readEnvironment(['REPAIR_EVENTS_SECRET'])
  if (REPAIR_EVENTS_SECRET === undefined || !afterSales().offers('repair-events')) return 'none'
  if (watch.toldUntil && watch.toldUntil.getTime() > Date.now() + DAY_MS) return 'told'
  const callbackUrl = originOf(country) + REPAIR_EVENTS_PATH
  const place = mccAndLanguage({ country, locale })
  const asked = await afterSales().call('repairWatch', { orderNumber, callbackUrl, ...place })
  if (!asked.ok) return 'failed'
  await noteTold(watch, asked.data.until)
  return 'told'
}
