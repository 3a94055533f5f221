import { type Area, lanesOf, runsOf } from './banner-areas'
import type { AreaRow } from './read-calendar'

/** Epoch ms, since it goes to the browser. */
export interface TimelineBar {
  id: number
  title: string
  href: string
  mayMove: boolean
  from: number | null
  to: number | null
  /** Rows of a track in which no two bars meet. */
  lane: number
}

export interface Stretch {
  begins: number
  ends: number
}

export interface TimelineRow {
  area: Area
  bars: TimelineBar[]
  lanes: number
  overlaps: (Stretch & { titles: string[] })[]
  /** From the beginning of the first of its days to the beginning of the last. */
  empty: (Stretch & { lastDay: number })[]
}

export function inSight({ area, bars, overlaps, empty }: AreaRow): TimelineRow {
  const lanes = lanesOf(bars)
  const titles = new Map(bars.map(({ id, title }) => [id, title]))
  return {
    area,
    lanes: Math.max(1, ...[...lanes.values()].map((lane) => lane + 1)),
    bars: bars.map(({ id, title, href, mayMove, from, to }) => ({
      ...{ id, title, href, mayMove },
      from: from ? Number(from) : null,
      to: to ? Number(to) : null,
      lane: lanes.get(id) ?? 0,
    })),
    overlaps: overlaps.map(({ begins, ends, ids }) => ({
      begins: Number(begins),
      ends: Number(ends),
      titles: ids.map((id) => titles.get(id) ?? ''),
    })),
    empty: runsOf(empty).map(([first, last]) => ({
      begins: Number(first.begins),
      ends: Number(last.ends),
      lastDay: Number(last.begins),
    })),
  }
}
