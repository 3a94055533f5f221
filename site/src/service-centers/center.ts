/** A service centre in the visitor's words, as a list and a map show it (§3, [2.4#20]). */
export interface Center {
  id: string
  name: string
  address: string | null
  /** How to find it, beyond the address. */
  direction: string | null
  phone: { href: string; shown: string } | null
  email: string | null
  brands: string | null
  distance: string | null
  /** Monday to Sunday. */
  hours: { day: string; hours: string }[]
  weekdayHours: string | null
  /** How it stands, in order; the first whose `until` (ms since 1970) is to come is that of now. */
  openings: { isOpen: boolean; text: string; until: number }[]
  /** A route to it in a maps app or site. */
  routeHref: string | null
  /** Null where it takes no reservations. */
  reserveHref: string | null
  place: { lat: number; lng: number } | null
}

export interface Choice {
  value: string
  name: string
}

/** A page of centres. */
export interface FoundCenters {
  /** How many there are, in words. */
  summary: string
  centers: Center[]
  page: number
  pages: number
  /** `Page 2 of 5`; empty where there is one page. */
  pageOf: string
}

/** What a question is answered with: the choices that it leaves, and the centres. */
export interface CentersAnswer {
  /** As it was understood; empty where something was not asked. */
  asked: { country: string; state: string; city: string; brand: string; q: string; open: string }
  states: Choice[]
  cities: Choice[]
  found: FoundCenters | null
  /** What is said in place of the centres, where they could not be asked for. */
  failure: string | null
  /** When it was written, in ms since 1970. */
  at: number
  /** Says so, with its age, where there is no network and the last answer stands in. */
  kept?: string
}

/** The centres near a visitor. */
export interface NearCenters {
  found: FoundCenters
  at: number
  /** The section of the country in which the visitor seems to be, where it is another one. */
  elsewhere: { text: string; link: string; href: string } | null
}
