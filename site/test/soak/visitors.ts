import { setTimeout as delay } from 'node:timers/promises'
import { pickWith } from '../../../packages/after-sales-sandbox/src/random'
import type { BuiltSite } from '../support/built-site'
import type { Form, Hand } from './hands/hand'

const BETWEEN_MS = 120
/** How many come at most before the next kill, however long that takes. */
export const VISITORS_OF_A_KILL = 60
const PATIENCE_MS = 700
const MOST_TRIES = 12

export interface Visit {
  hand: Hand
  form: Form
  /** Whether they were told that it was received. */
  told: boolean
}

/**
 * Visitors who hand things in, one after another and side by side, whether the site is there or not. Who is not told
 * 'received' sends the same form again, and some give up.
 */
export function startVisitors(site: () => BuiltSite, hands: readonly Hand[], random: () => number) {
  const pick = pickWith(random)
  const visits: Visit[] = []
  const underWay: Promise<void>[] = []
  let isOver = false
  let mayCome = VISITORS_OF_A_KILL
  const handIn = async (visit: Visit) => {
    for (let tries = 0; tries < MOST_TRIES && !visit.told; tries++) {
      if (tries > 0) {
        if (random() < 0.1) return
        await delay(PATIENCE_MS)
      }
      visit.told = await visit.form.send(site()).catch(() => false)
    }
  }
  const come = async () => {
    for (;;) {
      while (!isOver && visits.length >= mayCome) await delay(BETWEEN_MS)
      if (isOver) return
      const hand = pick(hands)
      const visit = { hand, form: await hand.next(), told: false }
      visits.push(visit)
      underWay.push(handIn(visit))
      await delay(BETWEEN_MS * 2 * random())
    }
  }
  const coming = come()
  return {
    visits,
    /** Lets those of the next kill come. */
    goOn: () => {
      mayCome += VISITORS_OF_A_KILL
    },
    /** Nobody else comes; back when the last one was told, or gave up. */
    end: async () => {
      isOver = true
      await coming
      await Promise.all(underWay)
    },
  }
}
