import type { SearchHit } from '@carelane/main-api'
import { type Database, rows } from '../../database/query'
import type { Candidate } from './candidates'
import type { Found } from './search-documents'
import { excerptOf, highlightsOf } from './highlight'
import { readQuestion } from './question'

interface TextRow {
  place: number
  title: string
  text: string
}

export async function toHits(
  db: Database,
  candidates: readonly Candidate[],
  questions: Found['questions'],
): Promise<SearchHit[]> {
  const found = await rows<TextRow>(
    db,
    `SELECT wanted.place::int AS place, d.title, d.text FROM unnest($1::text[], $2::bigint[], $3::text[])
       WITH ORDINALITY AS wanted (collection, id, locale, place)
     JOIN search.documents d
       ON d.collection = wanted.collection AND d.document_id = wanted.id AND d.locale = wanted.locale`,
    [
      candidates.map(({ collection }) => collection),
      candidates.map(({ id }) => id),
      candidates.map(({ locale }) => locale),
    ],
  )
  const texts = new Map(found.map((row) => [row.place, row]))
  return candidates.flatMap(({ kind, id, locale, url }, index): SearchHit[] => {
    const row = texts.get(index + 1)
    if (!row) return []
    const question = questions.get(locale) ?? readQuestion('', locale)
    const { excerpt, highlights } = excerptOf(row.text, question)
    return [
      {
        kind,
        id,
        title: row.title,
        titleHighlights: highlightsOf(row.title, question),
        excerpt,
        excerptHighlights: highlights,
        url,
        locale,
      },
    ]
  })
}
