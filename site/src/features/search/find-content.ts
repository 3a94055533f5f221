import { ignoreFailure } from '@carelane/config/ignore-failure'
import { lang as rootLang } from 'next/root-params'
import { cache } from 'react'
import type { CallRequest, QuickLink, SearchHit, SearchResult } from '@carelane/main-api'
import { getQuickLinks } from '@/content/quick-links'
import { searchContent } from '@/content/search'
import type { Visit } from '@/i18n/find-visit'
import { menuTarget, type MenuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import { languageOfText } from '@/i18n/language-of-text'
import { highlighted, type TextPiece } from './highlighted'
import { kindsOf, readSearchQuery, type SearchQuery } from './search-query'

const PAGE_SIZE = 10

export interface FoundHit {
  kind: SearchHit['kind']
  title: TextPiece[]
  excerpt: TextPiece[]
  target: MenuTarget
  language: ReturnType<typeof languageOfText>
}

export interface FoundQuickLink {
  name: string
  target: MenuTarget
}

export interface FoundContent extends Omit<SearchResult, 'hits'> {
  hits: FoundHit[]
}

type Reader = Pick<Visit, 'lang' | 'locale'>

/** Null if refused. */
export async function findContent(
  reader: Reader,
  asked: Omit<CallRequest<'search'>, 'shortName'>,
): Promise<FoundContent | null> {
  return asSeenBy(reader, await searchContent(reader.lang, asked))
}

/** [2.4#52]; null if refused. */
export async function findResults(
  reader: Reader,
  { question, tab, page }: SearchQuery,
): Promise<FoundContent | null> {
  return asSeenBy(reader, await searchOnce(reader.lang, question, kindsOf(tab, reader.locale).join(), page))
}

/** Starts early: waiting for the country takes as long again. */
export async function beginSearch(query: Record<string, unknown>): Promise<void> {
  const { mode, question, isTooShort, tab, page } = readSearchQuery(query, 'en')
  if (mode !== 'site' || tab !== 'all' || question === '' || isTooShort) return
  const asked = searchOnce(await rootLang(), question, kindsOf(tab, 'en').join(), page)
  await ignoreFailure(asked, 'reported elsewhere')
}

const searchOnce = cache((lang: string, q: string, kind: string, page: number) =>
  searchContent(lang, { q, kind, page, size: PAGE_SIZE }),
)

function asSeenBy({ lang, locale }: Reader, result: SearchResult | null): FoundContent | null {
  return result && { ...result, hits: result.hits.flatMap((hit) => foundHit(hit, lang, locale)) }
}

/** All, or those that match [7#14]. */
export async function findQuickLinks(lang: string, question?: string): Promise<FoundQuickLink[]> {
  const links = (await getQuickLinks(lang, question)) ?? []
  return links.flatMap(({ name, url }: QuickLink) => {
    const target = menuTarget(url, lang, serviceBrand())
    return target ? [{ name, target }] : []
  })
}

function foundHit(hit: SearchHit, lang: string, locale: Visit['locale']): FoundHit[] {
  // The country's home has an empty url.
  const target = menuTarget(hit.url === '' ? '/' : hit.url, lang, serviceBrand())
  if (!target) return []
  return [
    {
      kind: hit.kind,
      title: highlighted(hit.title, hit.titleHighlights),
      excerpt: highlighted(hit.excerpt, hit.excerptHighlights),
      target,
      language: languageOfText(hit.locale, locale),
    },
  ]
}
