import { type Locale, LOCALES } from '@carelane/countries'
import { z } from 'zod'

/** Below `/api`. */
export const TRANSLATIONS_PATH = '/translations'

/** Below `/admin`. */
export const BENCH_PATH = '/translate'

const locale = z.enum(LOCALES)
const translation = locale.exclude(['en'])

export type Translation = Exclude<Locale, 'en'>

const part = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

const benchText = z.object({
  path: z.string(),
  /** The field within its rows, from the outside in. */
  label: z.string(),
  input: z.enum(['line', 'lines', 'markdown']),
  source: z.string(),
  text: z.string(),
  state: z.enum(['missing', 'outdated', 'done']),
  /** Of the English, since the text was written; null unless it is outdated. */
  changes: z.array(part).nullable(),
  longest: z.number().nullable(),
  terms: z.array(z.object({ english: z.string(), word: z.string() })),
})

export const bench = z.object({
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  from: locale,
  to: translation,
  hasDrafts: z.boolean(),
  mayWrite: z.boolean(),
  /** This language alone. */
  mayPublish: z.boolean(),
  texts: z.array(benchText),
})

const path = z.string().max(500)

export const askedPair = z.object({ from: locale, to: translation })

export const savedTexts = askedPair
  .extend({
    texts: z
      .array(z.strictObject({ path, was: z.string(), text: z.string().max(400_000) }))
      .min(1)
      .max(2000),
  })
  .strict()

export const publishedLanguage = askedPair.strict()

export const stillRight = askedPair.extend({ paths: z.array(path).max(2000).optional() }).strict()

/** Nothing is stored if there is any. */
export const saved = z.object({
  bench,
  /** Texts that somebody else changed meanwhile, as they are now. */
  conflicts: z.array(z.object({ path: z.string(), now: z.string() })),
  /** Texts that cannot be stored. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
})

export type Bench = z.infer<typeof bench>
export type BenchText = z.infer<typeof benchText>
export type Saved = z.infer<typeof saved>
export type SavedTexts = z.infer<typeof savedTexts>
