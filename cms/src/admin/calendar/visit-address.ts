import { VISIT_PATH } from '../../as-of/moment-contract'
import { instantOf } from '../ad-window/zoned-time'

interface Visit {
  country: string
  /** `2026-11-30T12:00`, by the clock of `zone`. */
  clock: string
  zone: string
  language?: string
}

export function visitAddress({ country, clock, zone, language = '' }: Visit): string {
  return `/api${VISIT_PATH}?${new URLSearchParams({ country, at: instantOf(clock, zone) ?? '', language })}`
}
