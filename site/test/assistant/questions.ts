import { parseLang, type Locale } from '@carelane/countries'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { TOOL_NAMES } from '../../src/features/assistant/engine/answer'

const question = z
  .object({
    id: z.string(),
    lang: z.string(),
    text: z.string().min(1).max(500),
    /** Seed keys, any of which is right. */
    sources: z.array(z.string()).min(1).optional(),
    tool: z.object({ name: z.enum(TOOL_NAMES), typed: z.string().nullable() }).optional(),
    refusal: z.enum(['unsupported', 'otherPeople', 'legal', 'medical', 'instructions']).optional(),
  })
  .strict()

export type Question = z.infer<typeof question> & { locale: Locale }

const FOLDER = join(import.meta.dirname, 'questions')

export function readQuestions(): Question[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const stored: unknown = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))
    return z
      .array(question)
      .parse(stored)
      .map((each) => ({ ...each, locale: localeOf(each.lang) }))
  })
}

/** Used for tuning, so not scored. */
export function readOutside(): Question[] {
  const stored: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'outside.json'), 'utf8'))
  return z
    .array(z.strictObject({ lang: z.string(), text: z.string() }))
    .parse(stored)
    .map((each, index) => ({
      ...each,
      id: `outside-${index + 1}`,
      locale: localeOf(each.lang),
      refusal: 'unsupported',
    }))
}

/** A third, by hash, never seen while tuning. */
export function isHeldOut({ id }: Pick<Question, 'id'>): boolean {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 3 === 0
}

function localeOf(lang: string): Locale {
  const parsed = parseLang(lang)
  if (!parsed.ok) throw new Error(`There is no section “${lang}”.`)
  return parsed.locale
}
