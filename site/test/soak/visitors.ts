import { setTimeout as delay } from 'node:timers/promises'
import { pickWith } from '../../../packages/after-sales-sandbox/src/random'
import type { BuiltSite } from '../support/built-site'
import type { Form, Hand } from './hands/hand'

const BETWEEN_MS = 120
export const VISITORS_OF_A_KILL = 60
const PATIENCE_MS = 700
const MOST_TRIES = 12

export interface Visit {
  hand: Hand
  form: Form
  told: boolean
}

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
    goOn: () => {
      mayCome += VISITORS_OF_A_KILL
    },
    end: async () => {
      isOver = true
      await coming
      await Promise.all(underWay)
    },
  }
}
