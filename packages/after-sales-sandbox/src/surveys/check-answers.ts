import type { Question, Questionnaire } from './questionnaire'

export interface Answer {
  questionId: string
  optionIds: readonly string[]
  text?: string | undefined
}

export function isAnswered({ questions }: Questionnaire, answers: readonly Answer[]): boolean {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]))
  const fits = answers.every((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId)
    return question !== undefined && isAnswerTo(question, answer)
  })
  return fits && given.size === answers.length && isWayComplete(questions, given)
}

function isAnswerTo({ kind, options }: Question, { optionIds, text }: Answer): boolean {
  const most = { one: 1, scale: 1, many: options.length, text: 0 }[kind]
  const chosen = new Set(optionIds)
  return (
    chosen.size === optionIds.length &&
    optionIds.length <= most &&
    optionIds.every((id) => options.some((option) => option.id === id)) &&
    (text === undefined || kind === 'text')
  )
}

function isWayComplete(questions: readonly Question[], given: ReadonlyMap<string, Answer>): boolean {
  let at = 0
  while (at < questions.length) {
    const question = questions[at] as Question
    const answer = given.get(question.id)
    const isEmpty = !answer || (answer.optionIds.length === 0 && answer.text === undefined)
    if (question.required && isEmpty) return false
    const next = question.options.find(({ id, next }) => next && answer?.optionIds.includes(id))?.next
    at = next ? questions.findIndex(({ id }) => id === next) : at + 1
  }
  return true
}
