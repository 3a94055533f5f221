import type { CallRequest, QuickLink, SearchHit, SearchResult } from '@carelane/main-api'
import { getQuickLinks } from '@/content/quick-links'
import { searchContent } from '@/content/search'
import type { Visit } from '@/i18n/find-visit'
import { menuTarget, type MenuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import { languageOfText } from '../news/language-of-text'
import { highlighted, type TextPiece } from './highlighted'

/** What was found, as a reader sees it. */
export interface FoundHit {
  kind: SearchHit['kind']
  title: TextPiece[]
  excerpt: TextPiece[]
  target: MenuTarget
  /** Where title and excerpt are not in the visitor's language. */
  language: ReturnType<typeof languageOfText>
}

export interface FoundQuickLink {
  name: string
  target: MenuTarget
}

export interface FoundContent extends Omit<SearchResult, 'hits'> {
  hits: FoundHit[]
}

/** What a question finds, for the page and for the suggestions; null where the search does not take it. */
export async function findContent(
  { lang, locale }: Pick<Visit, 'lang' | 'locale'>,
  asked: Omit<CallRequest<'search'>, 'shortName'>,
): Promise<FoundContent | null> {
  const result = await searchContent(lang, asked)
  return result && { ...result, hits: result.hits.flatMap((hit) => foundHit(hit, lang, locale)) }
}

/** Where most visitors want to go, as the country's editors chose it; with a question, those that fit [7#14]. */
export async function findQuickLinks(lang: string, question?: string): Promise<FoundQuickLink[]> {
  const links = (await getQuickLinks(lang, question)) ?? []
  return links.flatMap(({ name, url }: QuickLink) => {
    const target = menuTarget(url, lang, serviceBrand())
    return target ? [{ name, target }] : []
  })
}

function foundHit(hit: SearchHit, lang: string, locale: Visit['locale']): FoundHit[] {
  // The country home is the empty url.
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
