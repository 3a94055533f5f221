import type { Question } from './survey'

/** By field name: option ids, or one text. */
export type EnteredAnswers = Readonly<Record<string, readonly string[]>>

export function fieldOf(place: number): string {
  return `q${place}`
}

export function readEnteredAnswers(
  sent: { getAll: (name: string) => readonly unknown[] },
  questions: readonly Question[],
): EnteredAnswers {
  return Object.fromEntries(
    questions.flatMap((_, place) => {
      const values = sent.getAll(fieldOf(place)).filter((value) => typeof value === 'string' && value !== '')
      return values.length === 0 ? [] : [[fieldOf(place), values as string[]]]
    }),
  )
}
