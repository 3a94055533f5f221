import { SEARCH_MINIMUM_LENGTH } from '@carelane/main-api'
import { z } from 'zod'
import { ContentUnavailable } from '@/content/content-unavailable'
import { findVisit, type Visit } from '@/i18n/find-visit'
import { findContent, findQuickLinks, type FoundHit } from './find-content'
import type { TextPiece } from './highlighted'
import { searchWords, type SearchWords } from './search-words'

export interface LinkTo {
  href: string
  name: TextPiece[]
}

export interface FoundLink extends LinkTo, Pick<FoundHit, 'kind' | 'language'> {}

export interface SearchDialogStart {
  words: SearchWords
  /** Characters [5#1]. */
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

/** `?lang=ng` */
export async function searchDialogStart(query: Record<string, string>): Promise<SearchDialogStart | null> {
  const visit = await visitOf(start.safeParse(query).data)
  if (!visit) return null
  return {
    words: searchWords(visit.region.tag),
    minimumLength: SEARCH_MINIMUM_LENGTH,
    quickLinks: await quickLinks(visit.lang).catch(unavailable),
  }
}

/** `?lang=ng&q=battery` */
export async function suggestionsFor(query: Record<string, string>): Promise<Suggestions | null> {
  const asked = question.safeParse(query).data
  const visit = await visitOf(asked)
  if (!asked || !visit) return null
  const [links, result] = await Promise.all([
    quickLinks(visit.lang, asked.q),
    findContent(visit, { q: asked.q, size: SHOWN }),
  ])
  const found = (result?.hits ?? []).map(({ kind, title, target, language }) => ({
    href: target.href,
    name: title,
    kind,
    language,
  }))
  return { quickLinks: links, found: found.filter(({ href }) => !links.some((link) => link.href === href)) }
}

async function visitOf(asked: { lang: string } | undefined): Promise<Visit | null> {
  return asked ? findVisit(asked.lang) : null
}

async function quickLinks(lang: string, asked?: string): Promise<LinkTo[]> {
  const links = await findQuickLinks(lang, asked)
  return links
    .slice(0, SHOWN)
    .map(({ name, target }) => ({ href: target.href, name: [{ text: name, isHit: false }] }))
}

function unavailable(error: unknown): null {
  if (error instanceof ContentUnavailable) return null
  throw error
}
