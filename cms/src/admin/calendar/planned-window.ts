import { clockTime, instantOf } from '../ad-window/zoned-time'
import type { TimelineBar } from './timeline-row'

/** By a clock, as `2026-11-03T09:00`; empty where there is none. */
export interface PlannedWindow {
  from: string
  to: string
}

/** What of a bar is held while it is drawn along. */
export type Hold = 'whole' | 'begin' | 'end'

const DAY = 86_400_000

export function plannedWindow({ from, to }: Pick<TimelineBar, 'from' | 'to'>, zone: string): PlannedWindow {
  const clock = (at: number | null) => (at === null ? '' : clockTime(new Date(at).toISOString(), zone))
  return { from: clock(from), to: clock(to) }
}

/** By whole days, so that it begins and ends at the same time of day, whatever the clocks do. */
export function shifted({ from, to }: PlannedWindow, hold: Hold, days: number): PlannedWindow {
  return { from: hold === 'end' ? from : later(from, days), to: hold === 'begin' ? to : later(to, days) }
}

/** For the Main API and the document: instants, or null. */
export function instantsOf({ from, to }: PlannedWindow, zone: string) {
  return { from: instantOf(from, zone), to: instantOf(to, zone) }
}

function later(clock: string, days: number): string {
  return clock === '' ? '' : new Date(Date.parse(`${clock}Z`) + days * DAY).toISOString().slice(0, 16)
}
