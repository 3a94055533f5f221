import type { Model } from './models'

/** Hours from the sandbox's first start. */
export interface Life {
  firstOnline?: number
  offlineSince?: number
  deactivated?: number
  extensionMonths?: number
  hasOwnDealer?: boolean
}

const DAY = 24

interface Story {
  share: number
  tell: (model: Model, random: () => number) => Life
}

const STORIES: readonly Story[] = [
  { share: 14, tell: (_, random) => ({ firstOnline: -between(10, 300, random) * DAY }) },
  { share: 8, tell: (_, random) => ({ firstOnline: -between(1200, 1900, random) * DAY }) },
  { share: 4, tell: (_, random) => ({ firstOnline: -between(10, 300, random) * DAY, extensionMonths: 12 }) },
  {
    share: 2,
    tell: (_, random) => ({ firstOnline: -between(1700, 2000, random) * DAY, extensionMonths: 12 }),
  },
  { share: 4, tell: (_, random) => hardlyOnline(-between(5, 200, random) * DAY) },
  { share: 2, tell: (_, random) => ({ firstOnline: -between(1, 10, random) }) },
  {
    share: 2,
    tell: (model, random) => ({ firstOnline: -model.hours_online_until_active - between(1, 6, random) }),
  },
  { share: 5, tell: () => ({}) },
  { share: 11, tell: (_, random) => ({ firstOnline: between(0, 700, random) * DAY }) },
  { share: 4, tell: (_, random) => takenBack(-between(100, 500, random) * DAY) },
  { share: 4, tell: (_, random) => ({ firstOnline: -between(10, 300, random) * DAY, hasOwnDealer: true }) },
]

export const LIFE_STORIES = STORIES.flatMap(({ share, tell }) => Array.from({ length: share }, () => tell))

function hardlyOnline(firstOnline: number): Life {
  return { firstOnline, offlineSince: firstOnline + 6 }
}

function takenBack(firstOnline: number): Life {
  return { firstOnline, deactivated: firstOnline + 20 * DAY }
}

function between(least: number, most: number, random: () => number): number {
  return least + random() * (most - least)
}
