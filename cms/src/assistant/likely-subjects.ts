import { isLocale } from '@carelane/countries'
import type { KeptQuestion } from '@carelane/main-api'
import type { Database } from '../database/query'
import { readIntents } from '../queries/intents'
import { type Understood, understandQuestion } from '../search/intents/understand-question'
import type { LikelySubject, UnderstoodQuestion } from './questions-list'

export async function withSubjects(
  db: Database,
  questions: readonly KeptQuestion[],
): Promise<UnderstoodQuestion[]> {
  const likely: Understood['likely'][] = []
  for (const { locale, question } of questions)
    likely.push(isLocale(locale) ? (await understandQuestion(db, locale, question)).likely.slice(0, 1) : [])
  const named = await namedSubjects(db, likely)
  return questions.map((question, at) => ({ ...question, subject: named[at]?.[0] ?? null }))
}

/** Without those that were deleted meanwhile. */
export async function namedSubjects(
  db: Database,
  all: readonly Understood['likely'][],
): Promise<LikelySubject[][]> {
  const ids = all.flatMap((likely) => likely.map(({ intent }) => Number(intent)))
  const names = new Map((await readIntents(db, ids)).map(({ id, name }) => [id, name]))
  return all.map((likely) =>
    likely.flatMap(({ intent, probability }) => {
      const name = names.get(Number(intent))
      return name === undefined ? [] : [{ id: Number(intent), name, probability }]
    }),
  )
}
