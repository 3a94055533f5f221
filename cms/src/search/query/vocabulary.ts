import { type Database, rows } from '../../database/query'
import type { AskedWord, Question, Term } from './question'

/** Upper bounds: forms of a word are counted separately. */
export interface Frequency {
  documents: number
  titles: number
}

export type Frequencies = ReadonlyMap<AskedWord, Frequency>

const NOWHERE: Frequency = { documents: 0, titles: 0 }

export async function countDocuments(db: Database, questions: readonly Question[]): Promise<Frequencies> {
  const asked = questions.flatMap(({ locale, terms }) => terms.flat().map((word) => ({ locale, word })))
  const found = await rows<Frequency>(
    db,
    `SELECT coalesce(sum(w.documents), 0)::int AS documents, coalesce(sum(w.titles), 0)::int AS titles
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS asked (locale, stem, prefix, place)
    LEFT JOIN LATERAL (
      SELECT s.documents, s.titles FROM search.words s WHERE s.locale = asked.locale AND s.stem = asked.stem
      UNION ALL
      SELECT p.documents, p.titles FROM search.words p
      WHERE asked.prefix <> '' AND p.locale = asked.locale AND p.stem <> asked.stem
        AND p.word >= asked.prefix COLLATE "C" AND p.word < (asked.prefix || chr(1114111)) COLLATE "C"
    ) w ON true
    GROUP BY asked.place ORDER BY asked.place`,
    [
      asked.map(({ locale }) => locale),
      asked.map(({ word }) => word.stem),
      asked.map(({ word }) => (word.last ? word.folded : '')),
    ],
  )
  return new Map(asked.map(({ word }, index) => [word, found[index] ?? NOWHERE]))
}

export function bound(terms: readonly Term[], frequencies: Frequencies): Frequency {
  const each = terms.map((term) => frequencyOf(term, frequencies))
  return {
    documents: Math.min(...each.map(({ documents }) => documents)),
    titles: Math.min(...each.map(({ titles }) => titles)),
  }
}

export function boundOfSome(terms: readonly Term[], least: number, frequencies: Frequencies): Frequency {
  const each = terms.map((term) => frequencyOf(term, frequencies))
  const rarest = (counts: readonly number[]) =>
    counts
      .toSorted((a, b) => a - b)
      .slice(0, terms.length - least + 1)
      .reduce((sum, count) => sum + count, 0)
  return {
    documents: rarest(each.map(({ documents }) => documents)),
    titles: rarest(each.map(({ titles }) => titles)),
  }
}

export function frequencyOf(term: Term, frequencies: Frequencies): Frequency {
  const each = term.map((word) => frequencies.get(word) ?? NOWHERE)
  return {
    documents: Math.min(...each.map(({ documents }) => documents)),
    titles: Math.min(...each.map(({ titles }) => titles)),
  }
}
