import type { TypedUser, Where } from 'payload'
import { isOwn } from '../../access/audiences'
import { includes, rightOf } from '../../access/rights'
import { staffOf } from '../../access/staff'
import { type Between, type CalendarBanner, findBanners, findPlans } from '../../queries/calendar'
import { maySee } from '../../releases/release-rights'
import { findReleasesBetween } from '../../releases/releases-store'
import { type DocumentLink, documentLinks, type Reader } from '../dashboard/document-links'
import { addressOfRelease } from '../releases/release-address'
import { AREAS, type Area, emptyDays, isIn, type Overlap, overlapsOf, type Window } from './banner-areas'
import type { ReadersCountry } from '../dashboard/countries-of-reader'
import type { ShownKind } from './calendar-question'
import type { Day } from './calendar-month'

/** More would be neither drawn nor read. */
export const MOST_BANNERS = 300

export interface Bar extends Window {
  title: string
  href: string
  mayMove: boolean
}

export interface AreaRow {
  area: Area
  /** The first takes the place of the others. */
  bars: Bar[]
  overlaps: Overlap[]
  empty: Day[]
}

export interface CalendarEvent extends DocumentLink {
  at: Date
  what: 'publish' | 'unpublish' | 'release-due' | 'release-live'
}

export interface Calendar {
  /** None where banners are not asked for. */
  areas: AreaRow[]
  events: CalendarEvent[]
  /** Of banners, with those that are not drawn. */
  total: number
}

/** One query for each kind, and one for the titles of each kind of documents. */
export async function readCalendar(
  reader: Reader,
  { id: country }: Pick<ReadersCountry, 'id'>,
  days: readonly Day[],
  kind: ShownKind | '',
  now: Date,
): Promise<Calendar> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('A month has days.')
  const between = { from: first.begins, until: last.ends }
  const asks = (each: ShownKind) => kind === '' || kind === each
  const [banners, plans, releases] = await Promise.all([
    asks('banners') ? bannersOf(reader, country, between) : null,
    asks('plans') ? plansOf(reader, country, { ...between, from: later(between.from, now) }) : [],
    asks('releases') ? releasesOf(reader, country, between) : [],
  ])
  return {
    areas: banners ? AREAS.map((area) => rowOf(area, banners.bars, days, between)) : [],
    events: [...plans, ...releases].sort((one, other) => Number(one.at) - Number(other.at)),
    total: banners?.total ?? 0,
  }
}

type PlacedBar = Bar & Pick<CalendarBanner, 'slot' | 'area'>

function rowOf(area: Area, all: readonly PlacedBar[], days: readonly Day[], between: Between): AreaRow {
  const bars = all.filter((bar) => isIn(area, bar))
  return {
    area,
    bars: bars.map(({ id, from, to, title, href, mayMove }) => ({ id, from, to, title, href, mayMove })),
    overlaps: overlapsOf(bars, between.from, between.until),
    empty: emptyDays(bars, days),
  }
}

async function bannersOf(reader: Reader, country: number, between: Between) {
  const found = await findBanners(reader.payload.db.pool, country, between, MOST_BANNERS)
  const linked = await documentLinks(
    reader,
    found.map((banner) => ({ ...banner, collection: 'ads' as const, document: banner.id })),
  )
  const bars = linked.map(
    ({ id, slot, area, from, to, allCountries, countries, title, href }): PlacedBar => ({
      ...{ id, slot, area, from, to, title, href },
      mayMove: mayMove(reader.user, allCountries ? 'all' : countries),
    }),
  )
  return { bars, total: found[0]?.total ?? 0 }
}

/** As saving the document asks, too. */
function mayMove(user: TypedUser, audience: 'all' | number[]): boolean {
  const staff = staffOf(user)
  if (!staff || !includes(rightOf(staff.role, 'ads'), 'change')) return false
  return staff.role === 'administrator' || isOwn(audience, staff.countries)
}

async function plansOf(reader: Reader, country: number, between: Between): Promise<CalendarEvent[]> {
  const plans = await findPlans(reader.payload.db.pool, between)
  const linked = await documentLinks(reader, plans, shownThere(country))
  return linked.map(({ at, what, title, href, kind }) => ({ at, what, title, href, kind }))
}

function shownThere(country: number): Where {
  return { or: [{ allCountries: { equals: true } }, { countries: { in: [country] } }] }
}

async function releasesOf(
  { payload, user }: Reader,
  country: number,
  between: Between,
): Promise<CalendarEvent[]> {
  const releases = await findReleasesBetween(payload.db.pool, country, between)
  return releases
    .filter((release) => maySee(user, release))
    .flatMap(({ id, title, state, dueAt, liveAt }): CalendarEvent[] => {
      const at = state === 'live' ? liveAt : dueAt
      const what = state === 'live' ? 'release-live' : 'release-due'
      return at ? [{ at, what, title, href: addressOfRelease(id), kind: '' }] : []
    })
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
