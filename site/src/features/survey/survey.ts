import type { CallResponse } from '@carelane/after-sales'

export const QUESTION_KINDS = ['one', 'many', 'scale', 'text'] as const

export interface Question {
  id: string
  kind: (typeof QUESTION_KINDS)[number]
  title: string
  isRequired: boolean
  options: readonly {
    id: string
    label: string
    /** Index; null for the following question. */
    leadsTo: number | null
  }[]
}

export interface Survey {
  id: string
  title: string | null
  questions: readonly Question[]
}

type Found = NonNullable<CallResponse<'surveyQuestions'>>
type FoundQuestion = Found['questions'][number]

/** [7#21]; null if its end is unreachable. */
export function readSurvey({ id, title, questions: found }: Found): Survey | null {
  const places = new Map(found.map((question, place) => [question.id, place]))
  const questions = found.flatMap((question) => readQuestion(question, places) ?? [])
  const isWhole = questions.length === found.length && places.size === found.length && found.length > 0
  return isWhole ? { id, title, questions } : null
}

function readQuestion(
  { id, kind: told, title, required, options }: FoundQuestion,
  places: ReadonlyMap<string, number>,
): Question | null {
  const kind = QUESTION_KINDS.find((known) => known === told)
  const isChoice = kind !== 'text'
  const areOptionsFit = new Set(options.map((option) => option.id)).size === options.length
  if (!kind || !areOptionsFit || (isChoice && options.length === 0)) return null
  const read = options.map(({ id, label, nextQuestionId }) => ({
    id,
    label,
    leadsTo: nextQuestionId == null ? null : places.get(nextQuestionId),
  }))
  if (!read.every((option): option is Question['options'][number] => option.leadsTo !== undefined))
    return null
  return { id, kind, title, isRequired: required, options: isChoice ? read : [] }
}
