import { setTimeout as delay } from 'node:timers/promises'
import { ratingOf, type Rating } from './raters'
import type { LiveRatings } from './live-ratings'

const BETWEEN_MS = 120
/** How many come at most before the next kill, however long that takes. */
export const VISITORS_OF_A_KILL = 60
const PATIENCE_MS = 700
const MOST_TRIES = 12

export interface Visit {
  rating: Rating
  /** Whether they were told that it was received. */
  told: boolean
}

/**
 * Visitors who hand ratings in, one after another and side by side, whether the site is there or not. Who is not told
 * 'received' sends the same form again; some give up, and some have two forms about one order.
 */
export function startVisitors(live: LiveRatings, random: () => number) {
  const visits: Visit[] = []
  const underWay: Promise<void>[] = []
  let isOver = false
  let mayCome = VISITORS_OF_A_KILL
  const hand = async (visit: Visit) => {
    for (let tries = 0; tries < MOST_TRIES && !visit.told; tries++) {
      if (tries > 0) {
        if (random() < 0.1) return
        await delay(PATIENCE_MS)
      }
      visit.told = await live.handIn(visit.rating).catch(() => false)
    }
  }
  const come = async () => {
    for (const [at, order] of live.orders.slice(1).entries()) {
      while (!isOver && at >= mayCome) await delay(BETWEEN_MS)
      if (isOver) return
      const forms = random() < 0.1 ? [ratingOf(order), ratingOf(order)] : [ratingOf(order)]
      for (const rating of forms) {
        const visit = { rating, told: false }
        visits.push(visit)
        underWay.push(hand(visit))
      }
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
