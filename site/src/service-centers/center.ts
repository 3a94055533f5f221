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
  /** The first whose `until` (ms since 1970) lies ahead is the present one. */
  openings: { isOpen: boolean; text: string; until: number }[]
  routeHref: string | null
  /** Null if it takes no reservations. */
  reserveHref: string | null
  place: { lat: number; lng: number } | null
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
  /** Empty if not asked. */
  asked: { country: string; state: string; city: string; brand: string; q: string; open: string }
  states: Choice[]
  cities: Choice[]
  found: FoundCenters | null
  failure: string | null
  /** ms since 1970 */
  at: number
  /** Set by the worker on a stored answer. */
  kept?: string
}

export interface NearCenters {
  found: FoundCenters
  at: number
  /** Where the visitor probably is. */
  elsewhere: { text: string; link: string; href: string } | null
}
