import type { WrittenFigures } from '../service-figures/written-figures'

/** Each is shown until its moment, epoch ms. */
export interface WrittenAvailability {
  slot: { text: string; href: string | null; until: number } | null
  /** The first that is not over. */
  waiting: { text: string; until: number }[]
  kinds: string | null
  /** The part asked about, where it is in stock. */
  inStock: string | null
  ticket: { href: string; until: number } | null
}

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
  availability?: WrittenAvailability | null
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
  /** What is not known at the moment. */
  lack?: string | null
}

export type CentersField =
  'country' | 'state' | 'city' | 'brand' | 'kind' | 'q' | 'open' | 'model' | 'part' | 'sort' | 'page'

export interface CentersAnswer {
  asked: Record<Exclude<CentersField, 'page'>, string>
  states: Choice[]
  cities: Choice[]
  found: FoundCenters | null
  failure: string | null
  /** Of the part asked about. */
  part?: string | null
  /** Epoch ms */
  at: number
  kept?: string
}

export interface NearCenters {
  found: FoundCenters
  at: number
  elsewhere: { text: string; link: string; href: string } | null
}
