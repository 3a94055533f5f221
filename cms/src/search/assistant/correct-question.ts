import type { Locale } from '@carelane/countries'
import { type Database, rows } from '../../database/query'
import type { Word } from '../words/cut'
import { editDistance, spellingOf } from '../words/spelling'
import { stem } from '../words/stem'
import { conceptOfMisspelling, type ParsedQuestion } from './parse-question'

// More unknown words are no typing errors.
const MOST_CORRECTED = 5

// Longer words are slow to compare.
const LONGEST = 30

/** Keeps words that resemble nothing: they show another subject. */
export async function correctQuestion(
  db: Database,
  asked: ParsedQuestion,
  locales: readonly Locale[],
): Promise<ParsedQuestion> {
  const unknown = new Set((await unknownOf(db, asked.words, locales)).slice(0, MOST_CORRECTED))
  const concepts = new Set(asked.concepts)
  const words: Word[] = []
  for (const word of asked.words) {
    const meant = unknown.has(word)
      ? locales.map((locale) => conceptOfMisspelling(word, locale)).find(Boolean)
      : undefined
    if (meant) concepts.add(meant)
    else words.push(unknown.has(word) ? await mostSimilar(db, word, locales) : word)
  }
  return { concepts, words }
}

async function unknownOf(db: Database, words: readonly Word[], locales: readonly Locale[]): Promise<Word[]> {
  if (words.length === 0) return []
  const asked = words.flatMap((word, at) =>
    locales.map((locale) => ({ at, locale, stem: stem(word.folded, locale) })),
  )
  const known = await rows<{ at: number }>(
    db,
    `SELECT DISTINCT asked.at FROM unnest($1::int[], $2::text[], $3::text[]) AS asked (at, locale, stem)
     WHERE EXISTS (SELECT FROM search.words w WHERE w.locale = asked.locale AND w.stem = asked.stem)`,
    [asked.map(({ at }) => at), asked.map(({ locale }) => locale), asked.map((each) => each.stem)],
  )
  const places = new Set(known.map(({ at }) => at))
  return words.filter(({ folded }, at) => !places.has(at) && folded.length <= LONGEST && !/\d/.test(folded))
}

async function mostSimilar(db: Database, word: Word, locales: readonly Locale[]): Promise<Word> {
  const { length } = word.folded
  const most = length < 6 ? 0 : length < 10 ? 1 : 2
  if (most === 0) return word
  const alike = await rows<{ word: string; documents: number }>(
    db,
    'SELECT word, documents FROM search.similar_words($1, $2::text[])',
    [spellingOf(word.folded), locales],
  )
  const [best] = alike
    .map((known) => ({ ...known, edits: editDistance(word.folded, known.word, most) }))
    .filter(({ word: known, edits }) => edits <= most && known[0] === word.folded[0])
    .toSorted((a, b) => a.edits - b.edits || b.documents - a.documents)
  return best ? { ...word, folded: best.word } : word
}
