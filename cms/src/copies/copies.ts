import { z } from 'zod'

/** Kinds whose documents name their countries. */
export const COPIED = [
  'news',
  'faqs',
  'ads',
  'landing-pages',
  'quick-links',
  'policies',
  'fault-finders',
  'recalls',
  'legal-pages',
  'seo-entries',
] as const

export type Copied = (typeof COPIED)[number]

export const COPIES_PATH = '/copies'

const id = z.int().positive()

/** One copy for each country. */
export const copiesAsked = z.strictObject({ countries: z.array(id).min(1).max(100) })

export const copiesMade = z.object({
  copies: z.array(
    z.object({
      id,
      country: z.string(),
      /** Of an article. */
      slug: z.string().nullable(),
      /** There, visitors see it instead of the original once it is published. */
      isInPlace: z.boolean(),
    }),
  ),
})

export type CopiesMade = z.output<typeof copiesMade>
