import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'

/** [9#2], [5#1] */
export const SEARCH_MINIMUM_LENGTH = 2

/** [7#14]; without `qr` the default links. */
export const quickLinkRequest = z.object({ shortName: lang, qr: z.string().max(200).default('') })

export const quickLink = z.object({ name: z.string(), url: z.string() })

export const quickLinks = z.array(quickLink)

/** [2.4#52] */
export const SEARCH_KINDS = ['service', 'faq', 'news', 'tips', 'policy', 'more'] as const

export const searchKind = z.enum(SEARCH_KINDS)

/** `news,tips` */
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

/** UTF-16 offsets, `end` exclusive. */
const highlight = z.object({ start: z.number().int().min(0), end: z.number().int().min(1) })

export const searchHit = z.object({
  kind: searchKind,
  id: z.number().int().positive(),
  title: z.string(),
  titleHighlights: z.array(highlight),
  excerpt: z.string(),
  excerptHighlights: z.array(highlight),
  /** As in menus; unique among hits. */
  url: z.string(),
  /** English if only the English text matches. */
  locale: z.enum(LOCALES),
})

/** `totals` counts the best 600 articles. `didYouMean` replaced the query if that found nothing. */
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
