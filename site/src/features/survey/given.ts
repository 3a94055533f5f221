import type { Question } from './survey'

/** What a visitor chose and typed, by the name of the field: the ids of options, or one text. */
export type Given = Readonly<Record<string, readonly string[]>>

/** By the place of a question in its survey. */
export function fieldOf(place: number): string {
  return `q${place}`
}

/** What a form or a draft has of a survey; fields of nothing that is asked are let be. */
export function readGiven(
  sent: { getAll: (name: string) => readonly unknown[] },
  questions: readonly Question[],
): Given {
  return Object.fromEntries(
    questions.flatMap((_, place) => {
      const values = sent.getAll(fieldOf(place)).filter((value) => typeof value === 'string' && value !== '')
      return values.length === 0 ? [] : [[fieldOf(place), values as string[]]]
    }),
  )
}
