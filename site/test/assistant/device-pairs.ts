import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { answerParts } from './answer-parts'

const pair = z.strictObject({
  lang: z.string(),
  text: z.string(),
  /** Seed keys, any of which is right. */
  pages: z.array(z.string()).min(1),
})

interface AskedPair extends z.infer<typeof pair> {
  isFirst: boolean
  told: string
}

/** Each subject that has pages for several kinds of devices, asked for each of these in the same words. */
export async function askDevicePairs(database: Client): Promise<AskedPair[]> {
  const stored: unknown = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'device-pairs.json'), 'utf8'),
  )
  const asked: AskedPair[] = []
  for (const each of z.array(pair).parse(stored)) {
    const right = await addressesOf(database, each.pages)
    const parts = await answerParts(each.lang, each.text)
    const source = parts.find((part) => part.type === 'source')?.source
    asked.push({
      ...each,
      isFirst: source !== undefined && right.has(source.url),
      told: source?.title ?? parts.map(({ type }) => type).join(', '),
    })
  }
  return asked
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
