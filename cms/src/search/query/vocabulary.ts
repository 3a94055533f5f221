import { type Database, rows } from '../../main-api/database'
import type { AskedWord, Question, Term } from './question'

/** How many documents have a word: a bound, for its forms are counted one by one. */
export type Frequencies = ReadonlyMap<AskedWord, number>

/** Looks the words of questions up in what the documents of their languages are made of. */
export async function countDocuments(db: Database, questions: readonly Question[]): Promise<Frequencies> {
  const asked = questions.flatMap(({ locale, terms }) => terms.flat().map((word) => ({ locale, word })))
  const found = await rows<{ documents: number }>(
    db,
    `SELECT coalesce((SELECT sum(w.documents) FROM search.words w
        WHERE w.locale = asked.locale AND w.stem = asked.stem), 0)::int
      + coalesce((SELECT sum(w.documents) FROM search.words w
        WHERE asked.prefix <> '' AND w.locale = asked.locale AND w.word >= asked.prefix COLLATE "C"
          AND w.word < (asked.prefix || chr(1114111)) COLLATE "C"), 0)::int AS documents
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS asked (locale, stem, prefix, place)
    ORDER BY asked.place`,
    [
      asked.map(({ locale }) => locale),
      asked.map(({ word }) => word.stem),
      asked.map(({ word }) => (word.last ? word.folded : '')),
    ],
  )
  return new Map(asked.map(({ word }, index) => [word, found[index]?.documents ?? 0]))
}

/** No more documents than this can have all of these terms. */
export function bound(terms: readonly Term[], frequencies: Frequencies): number {
  return Math.min(...terms.map((term) => frequencyOf(term, frequencies)))
}

/** No more documents than this can have at least so many of them. */
export function boundOfSome(terms: readonly Term[], least: number, frequencies: Frequencies): number {
  return terms
    .map((term) => frequencyOf(term, frequencies))
    .toSorted((a, b) => a - b)
    .slice(0, terms.length - least + 1)
    .reduce((sum, documents) => sum + documents, 0)
}

export function frequencyOf(term: Term, frequencies: Frequencies): number {
  return Math.min(...term.map((word) => frequencies.get(word) ?? 0))
}
