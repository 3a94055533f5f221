import type { Day } from './calendar-month'

export const AREAS = ['top', 'bottom-home', 'bottom-others'] as const

export type Area = (typeof AREAS)[number]

export interface Window {
  id: number
  /** Null has always begun, or never ends. */
  from: Date | null
  to: Date | null
}

interface Placed {
  slot: 'top' | 'bottom'
  area: readonly string[]
}

/** Where it takes the place of others: top ones show on all pages [2.3#29]. */
export function isIn(area: Area, { slot, area: pages }: Placed): boolean {
  if (area === 'top') return slot === 'top'
  return slot === 'bottom' && pages.includes(area === 'bottom-home' ? '1' : '2')
}

export interface Overlap {
  begins: Date
  ends: Date
  /** The first shows. */
  ids: number[]
}

/** @param windows in the order in which they take each other's place */
export function overlapsOf(windows: readonly Window[], begins: Date, ends: Date): Overlap[] {
  const within = (at: Date | null) => at !== null && at > begins && at < ends
  const changes = windows.flatMap(({ from, to }) => [from, to].filter(within).map((at) => Number(at)))
  const moments = [...new Set([Number(begins), ...changes, Number(ends)])].sort((one, other) => one - other)
  const overlaps: Overlap[] = []
  moments.slice(0, -1).forEach((moment, place) => {
    const ids = windows.filter((window) => isOnAt(window, moment)).map(({ id }) => id)
    const until = new Date(moments[place + 1] ?? moment)
    const last = overlaps.at(-1)
    if (ids.length < 2) return
    if (last && Number(last.ends) === moment && last.ids.join() === ids.join()) last.ends = until
    else overlaps.push({ begins: new Date(moment), ends: until, ids })
  })
  return overlaps
}

export function isOnIn({ from, to }: Window, { begins, ends }: Pick<Day, 'begins' | 'ends'>): boolean {
  return (from === null || from < ends) && (to === null || to > begins)
}

/** Days of which no moment has a banner. */
export function emptyDays(windows: readonly Window[], days: readonly Day[]): Day[] {
  return days.filter((day) => !windows.some((window) => isOnIn(window, day)))
}

/** The least number of rows in which no two meet; each window's own. */
export function lanesOf(windows: readonly Window[]): Map<number, number> {
  const ends: number[] = []
  const lanes = new Map<number, number>()
  const begin = ({ from }: Window) => (from ? Number(from) : -Infinity)
  for (const window of windows.toSorted((one, other) => begin(one) - begin(other) || one.id - other.id)) {
    const free = ends.findIndex((end) => end <= begin(window))
    const lane = free === -1 ? ends.length : free
    ends[lane] = window.to ? Number(window.to) : Infinity
    lanes.set(window.id, lane)
  }
  return lanes
}

/** One after the other becomes from and to. */
export function runsOf(days: readonly Day[]): [Day, Day][] {
  const runs: [Day, Day][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && Number(last[1].ends) === Number(day.begins)) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

function isOnAt({ from, to }: Window, moment: number): boolean {
  return (from === null || Number(from) <= moment) && (to === null || Number(to) > moment)
}
