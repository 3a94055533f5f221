import { z } from 'zod'
import { ANSWER_OUTCOMES } from './answer-outcomes'
import { QUESTION_MAXIMUM_LENGTH } from './assistant'

/** POST, signed like a publication. Counts nothing, and spends no visitor's budget. */
export const TRIED_QUESTION_PATH = '/api/internal/assistant-questions/try/'

export const triedQuestion = z.strictObject({
  /** The section. */
  lang: z.string().min(2).max(20),
  question: z.string().trim().min(1).max(QUESTION_MAXIMUM_LENGTH),
})

const ownPath = z.string().regex(/^\/(?![/\\])/)

/** In the words that a visitor reads. */
export const triedAnswer = z.object({
  /** Null if it could not be answered; `remarks` say why. */
  outcome: z.enum(ANSWER_OUTCOMES).nullable(),
  remarks: z.array(z.string()),
  /** `sources`: numbers of sources. */
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.int()) })),
  sources: z.array(z.object({ number: z.int(), title: z.string(), href: ownPath })),
  tools: z.array(z.object({ label: z.string(), href: ownPath })),
})

/** Null: no such section. */
export const tried = z.object({ answer: triedAnswer.nullable() })

export type TriedQuestion = z.infer<typeof triedQuestion>
export type TriedAnswer = z.infer<typeof triedAnswer>
export type Tried = z.infer<typeof tried>
