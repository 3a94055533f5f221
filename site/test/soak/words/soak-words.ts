import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '../../../../packages/after-sales-sandbox/src/random'
import { delivererOf } from '../../support/deliverer-of'
import { SUBMISSION_TABLES, WORD_TABLES } from '../ledger-writes'
import { pausesOf, type StorePauses } from '../store-pauses'
import { compareAll } from './compare-words'
import { comeAlong, type Owner } from './owner'
import { planBlows, type Blow } from './plan-blows'
import { openWorkshop, type Workshop } from './workshop'

interface Wishes {
  owners: number
  /** Owners that come in a second. */
  pace: number
  seed: number
  report?: (line: string) => void
}

type Findings = Awaited<ReturnType<typeof compareAll>>

export interface WordsSoak extends Findings {
  owners: number
  disturbed: number
  blows: (Blow & { isReached: boolean })[]
  seconds: number
}

const BETWEEN_BLOWS_MS = 5000
const SETTLED_WITHIN_MS = 180_000

/** Owners agree to quotes and want word of it, while processes are killed. In the end compares what arrived. */
export async function soakWords({
  owners: count,
  pace,
  seed,
  report = () => undefined,
}: Wishes): Promise<WordsSoak> {
  const begun = Date.now()
  const workshop = await openWorkshop()
  const store = await pausesOf(workshop.storeUrl, { ...SUBMISSION_TABLES, ...WORD_TABLES })
  try {
    const owners: Owner[] = []
    const underWay: Promise<void>[] = []
    let haveCome = false
    const come = async () => {
      const first = Date.now()
      for (let at = 0; at < count; at++) {
        await delay(Math.max(0, first + (at * 1000) / pace - Date.now()))
        const { owner, isDone } = await comeAlong(workshop, at)
        owners.push(owner)
        underWay.push(isDone)
      }
      haveCome = true
    }
    const coming = come()
    const blows: WordsSoak['blows'] = []
    const plan = planBlows(Math.ceil(((count / pace) * 1000) / BETWEEN_BLOWS_MS) + 1, seededRandom(seed))
    for (const blow of plan) {
      if (haveCome) break
      blows.push({ ...blow, isReached: await carryOut(blow, workshop, store) })
      report(`${owners.length} owners, ${workshop.post.count()} mails: ${JSON.stringify(blows.at(-1))}`)
      await delay(BETWEEN_BLOWS_MS)
    }
    await coming
    await workshop.mend()
    workshop.post.refuse(0)
    await Promise.all(underWay)
    await settled(store)
    return {
      ...(await compareAll(workshop, store, owners)),
      owners: owners.length,
      disturbed: owners.filter(({ failures }) => failures > 0).length,
      blows,
      seconds: Math.round((Date.now() - begun) / 1000),
    }
  } finally {
    await store.end()
    await workshop.stop()
  }
}

async function carryOut(blow: Blow, workshop: Workshop, store: StorePauses): Promise<boolean> {
  const { killed, moment, fault, refusals } = blow
  await workshop.mend()
  if (fault) await workshop.setFault(fault)
  workshop.post.refuse(refusals)
  const deliverer = await delivererOf(workshop.site)
  const isReached = await reach(moment, workshop, store)
  if (killed === 'site') await workshop.kill()
  else if (deliverer !== undefined) process.kill(deliverer, 'SIGKILL')
  workshop.post.letGo()
  await store.letGo(moment.at === 'a write is under way' && moment.isTakenBack)
  if (killed === 'site') await workshop.restart()
  return isReached && (killed === 'site' || deliverer !== undefined)
}

async function reach(moment: Blow['moment'], { post }: Workshop, store: StorePauses): Promise<boolean> {
  switch (moment.at) {
    case 'any time':
      await delay(moment.ms)
      return true
    case 'a mail is under way':
      return post.hold(moment.isTaken)
    case 'a write is under way':
      return store.reach(moment)
  }
}

async function settled(store: StorePauses): Promise<void> {
  for (let waited = 0; waited < SETTLED_WITHIN_MS; waited += 500) {
    const [open] = await store.ask<{ count: number }>(
      `SELECT (SELECT count(*) FROM submissions WHERE settled_at IS NULL)::int
         + (SELECT count(*) FROM repair_words WHERE settled_at IS NULL)::int
         + (SELECT count(*) FROM repair_watches WHERE settled_at IS NULL AND due_at < now() + interval '70 seconds')::int
         AS count`,
    )
    if (open?.count === 0) return
    await delay(500)
  }
}
