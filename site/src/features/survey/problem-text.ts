import type { AnswerProblem } from './read-answer'
import type { Question } from './survey'

export interface ProblemWords {
  one: string
  many: string
  text: string
  unfit: string
  long: string
}

export function problemText(
  problem: AnswerProblem | null,
  kind: Question['kind'],
  words: ProblemWords,
): string | undefined {
  if (problem === null) return undefined
  if (problem !== 'missing') return words[problem]
  return kind === 'scale' ? words.one : words[kind]
}
