import type { WrittenFigures } from '../service-figures/written-figures'

/** In the visitor's words (§3, [2.4#20]). */
export interface Center {
  id: string
  name: string
  address: string | null
  direction: string | null
  phone: { href: string; shown: string } | null
  email: string | null
  brands: string | null
  distance: string | null
  /** Monday to Sunday. */
  hours: { day: string; hours: string }[]
  weekdayHours: string | null
  /** Present: the first whose `until` (epoch ms) lies ahead. */
  openings: { isOpen: boolean; text: string; until: number }[]
  routeHref: string | null
  /** Null without reservations. */
  reserveHref: string | null
  place: { lat: number; lng: number } | null
  /** Missing in answers that were kept before there were any. */
  figures?: WrittenFigures | null
}

export interface Choice {
  value: string
  name: string
}

export interface FoundCenters {
  summary: string
  centers: Center[]
  page: number
  pages: number
  pageOf: string
}

export interface CentersAnswer {
  asked: { country: string; state: string; city: string; brand: string; q: string; open: string }
  states: Choice[]
  cities: Choice[]
  found: FoundCenters | null
  failure: string | null
  /** Epoch ms */
  at: number
  kept?: string
}

export interface NearCenters {
  found: FoundCenters
  at: number
  elsewhere: { text: string; link: string; href: string } | null
}
