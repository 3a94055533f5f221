import type { Locale } from '@carelane/countries'
import { nearestPhrases, phrasesIn, tellingPieces } from '@carelane/intents'
import type { Database } from '../database/query'
import { readPhrasesOf } from '../queries/intents'
import { learnedModel } from '../search/intents/intent-models'
import { understandQuestion } from '../search/intents/understand-question'
import type { BenchAnswer } from './bench'
import { namedSubjects } from './likely-subjects'

const MOST_PHRASES = 5
const MOST_PIECES = 8
const MOST_SUBJECTS = 4

type Explained = Pick<BenchAnswer, 'subjects' | 'readIn' | 'nearest' | 'pieces'>

/** Waits until the language is learned, or the answer would be another one a moment later. */
export async function explain(db: Database, locale: Locale, question: string): Promise<Explained> {
  const {
    likely,
    locale: readIn,
    model,
  } = await understandQuestion(db, locale, question, { readModel: learnedModel })
  const [subjects = []] = await namedSubjects(db, [likely.slice(0, MOST_SUBJECTS)])
  const [first] = subjects
  if (!model || !first) return { subjects, readIn, nearest: [], pieces: [] }
  const phrases = phrasesIn(await readPhrasesOf(db, first.id, readIn))
  return {
    subjects,
    readIn,
    nearest: nearestPhrases(model, question, phrases, MOST_PHRASES),
    pieces: tellingPieces(model, question, String(first.id), MOST_PIECES),
  }
}
