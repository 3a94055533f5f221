import { fieldOf, type Given } from './given'
import { readAnswer, type AnswerProblem, type SurveyAnswer } from './read-answer'
import type { Question } from './survey'

/**
 * The places of the questions that are asked, in their order: the first chosen option that leads elsewhere decides.
 * What is not answered yet goes on with the question that follows; a branch that leads back to a question which was
 * asked already ends the way.
 */
export function wayOf(questions: readonly Question[], given: Given): number[] {
  const way: number[] = []
  let at = 0
  while (at < questions.length && !way.includes(at)) {
    way.push(at)
    const chosen = given[fieldOf(at)] ?? []
    const branch = questions[at]?.options.find(({ id, leadsTo }) => leadsTo !== null && chosen.includes(id))
    at = branch?.leadsTo ?? at + 1
  }
  return way
}

/** What is handed in: what is off the way is not. Else the first question on it whose answer is not right. */
export function answersOnWay(
  questions: readonly Question[],
  given: Given,
): { ok: true; answers: SurveyAnswer[] } | { ok: false; at: number; problem: AnswerProblem } {
  const answers: SurveyAnswer[] = []
  for (const at of wayOf(questions, given)) {
    const read = readAnswer(questions[at] as Question, given[fieldOf(at)])
    if (!read.ok) return { ok: false, at, problem: read.problem }
    if (read.answer) answers.push(read.answer)
  }
  return { ok: true, answers }
}
