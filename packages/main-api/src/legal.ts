import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'
import { richText } from './rich-text'

/** [7#54]–[7#57] */
export const LEGAL_KINDS = ['privacy', 'terms', 'cookies', 'pk-policy'] as const

export const legalKind = z.enum(LEGAL_KINDS)

export const legalPageRequest = z.object({ shortName: lang, kind: legalKind })

export const legalPage = z.object({
  kind: legalKind,
  title: z.string(),
  body: richText,
  effectiveFrom: z.iso.date(),
  updatedAt: z.iso.datetime(),
  locale: z.enum(LOCALES),
})

export type LegalKind = z.infer<typeof legalKind>
export type LegalPage = z.infer<typeof legalPage>
