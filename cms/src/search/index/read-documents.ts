import { LOCALES } from '@carelane/countries'
import { SEARCH_KINDS } from '@carelane/main-api'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Source } from '../../queries/search-sources/source'
import type { SearchDocument } from './document'
import { cutPassages } from './cut-passages'
import { oneLine, plainText } from './plain-text'

const LONGEST_TEXT = 50_000

const row = z.object({
  id: z.number().int(),
  locale: z.enum(LOCALES),
  kind: z.enum(SEARCH_KINDS),
  countries: z.array(z.string()).nullable(),
  slot: z.string(),
  standing: z.number(),
  url: z.string(),
  publishedAt: z.date(),
  title: z.string(),
  keywords: z.string(),
  shortAnswer: z.string().nullable(),
  texts: z.array(z.unknown()),
})

export async function readDocuments(
  client: ClientBase,
  { collection, query }: Source,
  ids: readonly number[],
): Promise<SearchDocument[]> {
  const found = await client.query(query, [ids])
  return z
    .array(row)
    .parse(found.rows)
    .map(({ texts, title, shortAnswer: written, ...rest }) => {
      const shortAnswer = oneLine(written ?? '')
      const text = texts.map((each) => plainText(each, rest.locale)).join(' ')
      return {
        ...rest,
        collection,
        title: oneLine(title),
        shortAnswer: shortAnswer === '' ? null : shortAnswer,
        text: `${text.slice(0, LONGEST_TEXT)} ${shortAnswer}`.trim(),
        passages: cutPassages(texts, rest.locale),
      }
    })
}
