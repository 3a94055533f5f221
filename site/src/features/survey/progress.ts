import { fieldOf, type Given } from './given'
import { readAnswer, type AnswerProblem } from './read-answer'
import type { Question } from './survey'
import { answersOnWay, wayOf } from './way'

/** The buttons of the form. */
export const STEPS = ['next', 'previous', 'send', 'leave', 'stay', 'quit'] as const
export type Step = (typeof STEPS)[number]

/** How far a visitor is. */
export interface Progress {
  /** Place of the question that is shown. */
  at: number
  given: Given
  /** What keeps them from going on. */
  problem: AnswerProblem | null
  /** Whether they were asked to confirm that they leave. */
  isLeaving: boolean
}

export const START: Progress = { at: 0, given: {}, problem: null, isLeaving: false }

/**
 * Where a button leads. Going on asks for a right answer, going back does not. Sending leads on where an answer changed
 * the way, and to the first question whose answer is not right.
 */
export function move(
  questions: readonly Question[],
  from: Pick<Progress, 'at' | 'given'>,
  step: Step,
): Progress {
  const { given } = from
  const way = wayOf(questions, given)
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
  const all = answersOnWay(questions, given)
  return all.ok ? to(at) : to(all.at, all.problem)
}

/** Whether sending here hands the whole survey in. */
export function isReady(questions: readonly Question[], from: Pick<Progress, 'at' | 'given'>): boolean {
  const { at, problem } = move(questions, from, 'send')
  return at === from.at && problem === null
}

/** Which question of how many it is on the way as it stands, from 1. */
export function stepsOf(
  questions: readonly Question[],
  { at, given }: Pick<Progress, 'at' | 'given'>,
): { step: number; steps: number } {
  const way = wayOf(questions, given)
  return { step: way.indexOf(at) + 1, steps: way.length }
}

export function hasAnswers(given: Given): boolean {
  return Object.values(given).some((values) => values.length > 0)
}
