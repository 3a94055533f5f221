import { typedText } from '@/forms/typed-text'
import type { Question } from './survey'

/** Characters */
export const LONGEST_TEXT = 2000

export type AnswerProblem = 'missing' | 'unfit' | 'long'

/** [7#22] */
export type SurveyAnswer = { questionId: string; optionIds: string[] } | { questionId: string; text: string }

type Read = { ok: true; answer: SurveyAnswer | null } | { ok: false; problem: AnswerProblem }

export function readAnswer(question: Question, given: readonly string[] = []): Read {
  const read = question.kind === 'text' ? readText(question, given) : readChoice(question, given)
  return read.ok && read.answer === null && question.isRequired ? { ok: false, problem: 'missing' } : read
}

function readText({ id }: Question, given: readonly string[]): Read {
  if (given.length > 1) return { ok: false, problem: 'unfit' }
  const text = typedText(given[0])
  if (text.length > LONGEST_TEXT) return { ok: false, problem: 'long' }
  return { ok: true, answer: text === '' ? null : { questionId: id, text } }
}

function readChoice({ id, kind, options }: Question, given: readonly string[]): Read {
  const optionIds = options.map((option) => option.id).filter((option) => given.includes(option))
  const isFit = optionIds.length === given.length && (kind === 'many' || given.length <= 1)
  if (!isFit) return { ok: false, problem: 'unfit' }
  return { ok: true, answer: optionIds.length === 0 ? null : { questionId: id, optionIds } }
}
