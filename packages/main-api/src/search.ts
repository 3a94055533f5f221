import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'

/** [9#2], [5#1] */
export const SEARCH_MINIMUM_LENGTH = 2

/** Params of `/home-menu/search` [7#14]; without `qr` the country's first quick links. */
export const quickLinkRequest = z.object({ shortName: lang, qr: z.string().max(200).default('') })

export const quickLink = z.object({ name: z.string(), url: z.string() })

export const quickLinks = z.array(quickLink)

/** What the search finds, named as its tabs are made of it [2.4#52]. */
export const SEARCH_KINDS = ['service', 'faq', 'news', 'tips', 'policy', 'more'] as const

export const searchKind = z.enum(SEARCH_KINDS)

/** One kind or several of them: `news,tips`. */
const searchKinds = z
  .string()
  .regex(new RegExp(`^(?:${SEARCH_KINDS.join('|')})(?:,(?:${SEARCH_KINDS.join('|')}))*$`))

export const searchRequest = z.object({
  shortName: lang,
  q: z.string().trim().min(SEARCH_MINIMUM_LENGTH).max(200),
  kind: searchKinds.optional(),
  page: z.coerce.number().int().min(1).max(100).default(1),
  size: z.coerce.number().int().min(1).max(24).default(10),
})

/** `start` and `end` count UTF-16 units of the text beside them. */
const highlight = z.object({ start: z.number().int().min(0), end: z.number().int().min(1) })

export const searchHit = z.object({
  kind: searchKind,
  id: z.number().int().positive(),
  title: z.string(),
  titleHighlights: z.array(highlight),
  excerpt: z.string(),
  excerptHighlights: z.array(highlight),
  /**
   * As a menu's url: a path below `/{lang}/` such as `faq/12/`, or a numeric article id. Empty is the country
   * home, and `about/` the about page whatever the service brand. No two hits have the same.
   */
  url: z.string(),
  /** Of title and excerpt: the visitor's, or English where only the English text has what was asked for. */
  locale: z.enum(LOCALES),
})

/**
 * `totals` counts every kind, whichever was asked for; of a word that very many articles have, only the best 600 are
 * counted and can be paged through. `didYouMean` is the question with its typing errors mended, where it found
 * nothing as it was: the hits are then those of the mended one.
 */
export const searchResult = z.object({
  hits: z.array(searchHit),
  total: z.number().int(),
  totals: z.record(searchKind, z.number().int()),
  page: z.number().int(),
  size: z.number().int(),
  didYouMean: z.string().nullable(),
})

export type QuickLink = z.infer<typeof quickLink>
export type SearchKind = z.infer<typeof searchKind>
export type SearchHit = z.infer<typeof searchHit>
export type SearchResult = z.infer<typeof searchResult>
