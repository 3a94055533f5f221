import { fieldOf, type EnteredAnswers } from './entered-answers'
import { readAnswer, type AnswerProblem } from './read-answer'
import type { Question } from './survey'
import { answersOnPath, questionPathOf } from './question-path'

export const STEPS = ['next', 'previous', 'send', 'leave', 'stay', 'quit'] as const
export type Step = (typeof STEPS)[number]

export interface Progress {
  at: number
  given: EnteredAnswers
  problem: AnswerProblem | null
  isLeaving: boolean
}

export const START: Progress = { at: 0, given: {}, problem: null, isLeaving: false }

export function move(
  questions: readonly Question[],
  from: Pick<Progress, 'at' | 'given'>,
  step: Step,
): Progress {
  const { given } = from
  const way = questionPathOf(questions, given)
  const place = Math.max(0, way.indexOf(from.at))
  const to = (at: number | undefined, problem: AnswerProblem | null = null): Progress => ({
    at: at ?? way[place] ?? 0,
    given,
    problem,
    isLeaving: false,
  })
  if (step === 'previous') return to(way[place - 1])
  if (step === 'leave') return { ...to(way[place]), isLeaving: hasAnswers(given) }
  if (step === 'stay' || step === 'quit') return to(way[place])
  const at = way[place] ?? 0
  const read = readAnswer(questions[at] as Question, given[fieldOf(at)])
  if (!read.ok) return to(at, read.problem)
  const next = way[place + 1]
  if (step === 'next' || next !== undefined) return to(next)
  const all = answersOnPath(questions, given)
  return all.ok ? to(at) : to(all.at, all.problem)
}

export function isReady(questions: readonly Question[], from: Pick<Progress, 'at' | 'given'>): boolean {
  const { at, problem } = move(questions, from, 'send')
  return at === from.at && problem === null
}

/** From 1 */
export function stepsOf(
  questions: readonly Question[],
  { at, given }: Pick<Progress, 'at' | 'given'>,
): { step: number; steps: number } {
  const way = questionPathOf(questions, given)
  return { step: way.indexOf(at) + 1, steps: way.length }
}

export function hasAnswers(given: EnteredAnswers): boolean {
  return Object.values(given).some((values) => values.length > 0)
}
