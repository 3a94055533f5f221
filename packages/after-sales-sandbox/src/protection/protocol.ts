import type { Locale } from '@carelane/countries'
import type { Queryable } from '../database/queryable'

export interface Protocol {
  version: string
  title: string
  text: string
}

export async function findProtocol(
  database: Queryable,
  { productId, language, now }: { productId: number; language: Locale; now: Date },
): Promise<Protocol | undefined> {
  const { rows } = await database.query<Protocol>(
    `SELECT version, words ->> 'title' AS title, words ->> 'text' AS text
     FROM protection_protocols, coalesce(texts -> $2, texts -> 'en') AS words
     WHERE product_id = $1 AND valid_from <= $3 ORDER BY valid_from DESC LIMIT 1`,
    [productId, language, now],
  )
  return rows[0]
}
