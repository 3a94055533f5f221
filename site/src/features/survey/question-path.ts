import { fieldOf, type EnteredAnswers } from './entered-answers'
import { readAnswer, type AnswerProblem, type SurveyAnswer } from './read-answer'
import type { Question } from './survey'

/** The first chosen branch decides; a branch back ends the way. */
export function questionPathOf(questions: readonly Question[], given: EnteredAnswers): number[] {
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

export function answersOnPath(
  questions: readonly Question[],
  given: EnteredAnswers,
): { ok: true; answers: SurveyAnswer[] } | { ok: false; at: number; problem: AnswerProblem } {
  const answers: SurveyAnswer[] = []
  for (const at of questionPathOf(questions, given)) {
    const read = readAnswer(questions[at] as Question, given[fieldOf(at)])
    if (!read.ok) return { ok: false, at, problem: read.problem }
    if (read.answer) answers.push(read.answer)
  }
  return { ok: true, answers }
}
