import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { TOOL_NAMES } from '../../src/features/assistant/engine/answer'
import type { StreamedPart } from '../../src/features/assistant/engine/streamed-part'
import { answerParts } from './answer-parts'

const expected = z.strictObject({
  lang: z.string(),
  text: z.string(),
  /** Seed keys, any of which is right. */
  pages: z.array(z.string()).default([]),
  tools: z.array(z.enum(TOOL_NAMES)).default([]),
  /** Instead of pages and tools. */
  met: z.enum(['safety', 'refusal', 'greeting', 'otherBrand']).optional(),
})

interface Answered extends z.infer<typeof expected> {
  isFirst: boolean
  isShown: boolean
  /** An honest question that is sent away. */
  isRefused: boolean
  told: string
}

/** @param file of questions and what answers them, in this folder */
export async function askExpected(file: string, database: Client): Promise<Answered[]> {
  const stored: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  const answered: Answered[] = []
  for (const each of z.array(expected).parse(stored)) {
    const right = await addressesOf(database, each.pages)
    const parts = await answerParts(each.lang, each.text)
    answered.push({ ...each, ...judge(each, parts, right) })
  }
  return answered
}

function judge(
  { tools, met }: z.infer<typeof expected>,
  parts: readonly StreamedPart[],
  right: ReadonlySet<string>,
): Pick<Answered, 'isFirst' | 'isShown' | 'isRefused' | 'told'> {
  const sources = parts.flatMap((part) => (part.type === 'source' ? [part.source] : []))
  const offered = parts.flatMap((part) => (part.type === 'tool' ? [part.offer.name] : []))
  const told = [...sources.map(({ title }) => title), ...offered, ...parts.map(({ type }) => type)].join(', ')
  if (met) {
    const isMet = parts.some(({ type }) => type === met)
    return { isFirst: isMet, isShown: isMet, isRefused: false, told }
  }
  const isRight = [
    ...sources.map(({ url }) => right.has(url)),
    ...offered.map((name) => tools.includes(name)),
  ]
  const [firstTool] = offered
  return {
    isFirst:
      (sources[0] !== undefined && right.has(sources[0].url)) ||
      (firstTool !== undefined && tools.includes(firstTool)),
    isShown: isRight.includes(true),
    isRefused: parts.some(({ type }) => ['refusal', 'otherBrand', 'greeting'].includes(type)),
    told,
  }
}

/** A country's own version is at another address. */
async function addressesOf(database: Client, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ url: string }>(
    `SELECT DISTINCT shown.url FROM seed.ledger l
     JOIN search.documents named ON named.document_id = l.document_id AND named.collection =
       CASE split_part(l.key, ':', 1) WHEN 'article' THEN 'news' WHEN 'faq' THEN 'faqs'
         WHEN 'policy' THEN 'policies' WHEN 'landing' THEN 'landing-pages' END
     JOIN search.documents shown ON shown.collection = named.collection AND shown.slot = named.slot
     WHERE l.key = ANY ($1)`,
    [keys],
  )
  return new Set(rows.map(({ url }) => url))
}
