import { type Database, rows } from '../../database/query'
import { editDistance, spellingOf } from '../words/spelling'
import { type Frequencies, frequencyOf } from './vocabulary'
import type { AskedWord, Question } from './question'

interface KnownWord {
  locale: string
  word: string
  written: string
  documents: number
}

// More unknown words are no typing errors.
const MOST_CORRECTED = 4

// Longer words are slow to compare.
const LONGEST = 30

/** @param questions in the visitor's language and in English */
export async function correctTypos(
  db: Database,
  text: string,
  questions: readonly Question[],
  frequencies: Frequencies,
): Promise<string | null> {
  const unknown = questions.map(({ terms }) =>
    terms.flat().filter((word) => frequencyOf([word], frequencies).documents === 0),
  )
  const [own = []] = unknown
  // The other language knows every word.
  if (unknown.some((words) => words.length === 0)) return null
  const words = own.filter(({ folded }) => folded.length <= LONGEST).slice(0, MOST_CORRECTED)
  const locales = questions.map(({ locale }) => locale)
  const found = await Promise.all(words.map((word) => mostSimilar(db, word, locales)))
  const normal = text.normalize('NFC')
  const corrected = words.reduceRight((whole, { start, end }, index) => {
    const instead = found[index]
    return instead ? whole.slice(0, start) + instead.written + whole.slice(end) : whole
  }, normal)
  return corrected === normal ? null : corrected
}

async function mostSimilar(
  db: Database,
  asked: AskedWord,
  locales: readonly string[],
): Promise<KnownWord | undefined> {
  const candidates = await rows<KnownWord>(db, 'SELECT * FROM search.similar_words($1, $2::text[])', [
    spellingOf(asked.folded),
    locales,
  ])
  const most = mostEdits(asked.folded)
  return candidates
    .map((known) => ({ known, edits: edits(asked, known.word, most) }))
    .filter((each) => each.edits <= most)
    .toSorted(
      (a, b) =>
        a.edits - b.edits ||
        locales.indexOf(a.known.locale) - locales.indexOf(b.known.locale) ||
        b.known.documents - a.known.documents,
    )[0]?.known
}

function mostEdits({ length }: string): number {
  if (length < 3) return 0
  return length < 8 ? 1 : 2
}

/** The last word may be unfinished. */
function edits({ folded, last }: AskedWord, known: string, most: number): number {
  const whole = editDistance(folded, known, most)
  if (!last || folded.length < 4) return whole
  const begun = editDistance(folded, known.slice(0, folded.length), most)
  return Math.min(whole, begun + 0.5)
}
