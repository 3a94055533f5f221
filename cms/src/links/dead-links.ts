import { takes, withEnd } from '../collections/redirects/redirect-path'
import type { FoundAddress } from './addresses-in'
import { type Page, type PageKind, pageOfAddress } from './page-of-address'

export interface DeadLink extends FoundAddress {
  /** Ids of those in which it leads nowhere. */
  countries: number[]
  /** In none of the countries that show it. */
  isNowhere: boolean
}

export interface KnownPages {
  landingPages: ReadonlySet<string>
  /** Ids of the countries that show a page, by its key. */
  shown: Readonly<Record<PageKind, ReadonlyMap<string, readonly number[]>>>
  /** Old addresses, beginning with the country. */
  redirected: readonly string[]
  /** Codes of all countries, by id. */
  codes: ReadonlyMap<number, string>
}

/**
 * Those of a document's addresses that lead nowhere in some country that shows it.
 *
 * @param countries ids of those that show the document
 */
export function deadLinksOf(
  addresses: readonly FoundAddress[],
  countries: readonly number[],
  known: KnownPages,
): DeadLink[] {
  return addresses.flatMap((found) => {
    const { address, among } = ofSection(found.address, countries, known)
    const page = pageOfAddress(address, known.landingPages)
    const dead = missingIn(page, among, known).filter((id) => !isRedirected(address, id, known))
    return dead.length === 0 ? [] : [{ ...found, countries: dead, isNowhere: dead.length === among.length }]
  })
}

/** `/ke/news/` names its section itself. */
function ofSection(
  address: string,
  countries: readonly number[],
  { codes }: KnownPages,
): { address: string; among: readonly number[] } {
  const { section, rest } = splitSection(address)
  const named = [...codes].find(([, code]) => code === section)
  return named ? { address: rest, among: [named[0]] } : { address, among: countries }
}

/** `/ke/news/` and `/ca-fr/news/` as a country's code and `/news/`; the code is empty where there is none. */
export function splitSection(address: string): { section: string; rest: string } {
  const [, section = '', rest = ''] = /^\/([a-z]{2}|global)(?:-[a-z]{2})?(\/.*)$/i.exec(address) ?? []
  return section === '' ? { section, rest: address } : { section: section.toLowerCase(), rest }
}

function missingIn(page: Page, countries: readonly number[], { shown }: KnownPages): readonly number[] {
  if (page === 'everywhere' || page === 'elsewhere') return []
  if (page === 'nowhere') return countries
  const there = new Set(shown[page.kind].get(page.key) ?? [])
  return countries.filter((id) => !there.has(id))
}

function isRedirected(address: string, country: number, { redirected, codes }: KnownPages): boolean {
  const path = withEnd(`/${codes.get(country) ?? ''}/${address.replace(/^\//, '')}`)
  return redirected.some((from) => takes(from, path))
}
