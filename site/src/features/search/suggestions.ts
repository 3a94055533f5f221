import { SEARCH_MINIMUM_LENGTH, type QuickLink, type SearchHit } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { ContentUnavailable } from '@/content/content-unavailable'
import { callMainApi } from '@/content/main-api'
import { findVisit, type Visit } from '@/i18n/find-visit'
import { menuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'
import { highlighted, type TextPiece } from './highlighted'
import { searchWords, type SearchWords } from './search-words'

export interface LinkTo {
  href: string
  name: TextPiece[]
}

export interface FoundLink extends LinkTo {
  kind: SearchHit['kind']
  /** Where the text is not in the visitor's language. */
  lang?: string
}

/** What the dialog begins with; without quick links where the content is away. */
export interface SearchDialogStart {
  words: SearchWords
  /** From how many characters on it looks for suggestions [5#1]. */
  minimumLength: number
  quickLinks: LinkTo[] | null
}

export interface Suggestions {
  quickLinks: LinkTo[]
  found: FoundLink[]
}

const SHOWN = 6

const start = z.object({ lang: z.string().max(20) })
const question = start.extend({ q: z.string().trim().min(SEARCH_MINIMUM_LENGTH).max(100) })

/** For `?lang=ng`; null for an unknown country. */
export async function searchDialogStart(query: Record<string, string>): Promise<SearchDialogStart | null> {
  const visit = await visitOf(start.safeParse(query).data)
  if (!visit) return null
  const locale = visit.region.tag
  return {
    words: searchWords(
      await getTranslations({ locale, namespace: 'header' }),
      await getTranslations({ locale, namespace: 'home' }),
    ),
    minimumLength: SEARCH_MINIMUM_LENGTH,
    quickLinks: await quickLinks(visit).catch(unavailable),
  }
}

/** For `?lang=ng&q=battery`; null for an unknown country, or a question that is too short or too long. */
export async function suggestionsFor(query: Record<string, string>): Promise<Suggestions | null> {
  const asked = question.safeParse(query).data
  const visit = await visitOf(asked)
  if (!asked || !visit) return null
  const [links, result] = await Promise.all([
    quickLinks(visit, asked.q),
    callMainApi('search', { shortName: visit.lang, q: asked.q, size: SHOWN }),
  ])
  const found = (result?.hits ?? []).flatMap((hit) => foundLink(hit, visit))
  return { quickLinks: links, found: found.filter(({ href }) => !links.some((link) => link.href === href)) }
}

async function visitOf(asked: { lang: string } | undefined): Promise<Visit | null> {
  return asked ? findVisit(asked.lang) : null
}

async function quickLinks({ lang }: Visit, qr?: string): Promise<LinkTo[]> {
  const links = await callMainApi('quickLinks', { shortName: lang, ...(qr && { qr }) })
  return (links ?? []).slice(0, SHOWN).flatMap((link) => quickLink(link, lang))
}

function quickLink({ name, url }: QuickLink, lang: string): LinkTo[] {
  const target = menuTarget(url, lang, serviceBrand())
  return target ? [{ href: target.href, name: highlighted(name, []) }] : []
}

function foundLink(hit: SearchHit, { lang, locale }: Visit): FoundLink[] {
  const target = menuTarget(hit.url === '' ? '/' : hit.url, lang, serviceBrand())
  if (!target) return []
  const name = highlighted(hit.title, hit.titleHighlights)
  return [{ href: target.href, name, kind: hit.kind, ...(hit.locale !== locale && { lang: hit.locale }) }]
}

function unavailable(error: unknown): null {
  if (error instanceof ContentUnavailable) return null
  throw error
}
