import { z } from 'zod'
import { COUNTED_OUTCOMES } from './answer-outcomes'
import { heldSubmissions, submissionRetryAsked, submissionsAsked } from './submissions'

/** POST, signed like a publication. */
export const QUESTIONS_PATH = '/api/internal/assistant-questions/'
export const QUESTION_DONE_PATH = '/api/internal/assistant-questions/done/'

export const questionsAsked = submissionsAsked

export const questionDoneAsked = submissionRetryAsked.pick({ countries: true }).extend({ id: z.uuid() })

export const keptQuestion = z.object({
  id: z.uuid(),
  country: z.string(),
  locale: z.string(),
  /** Without numbers and addresses. */
  question: z.string(),
  isHelped: z.boolean(),
  sources: z.array(z.string()),
  givenAt: z.iso.datetime(),
})

export const keptQuestions = z.object({
  /** Unhelpful answers first, then newest first. */
  questions: z.array(keptQuestion),
  pages: z.int(),
  /** Also of countries where there are outcomes alone. */
  counts: heldSubmissions.shape.counts,
  /** Of all questions of the last 30 days, also of those that nobody judged. */
  outcomes: z.array(z.object({ locale: z.string(), outcome: z.enum(COUNTED_OUTCOMES), count: z.int() })),
})

export const questionDone = z.object({ isDone: z.boolean() })

export type QuestionsAsked = z.infer<typeof questionsAsked>
export type QuestionDoneAsked = z.infer<typeof questionDoneAsked>
export type KeptQuestion = z.infer<typeof keptQuestion>
export type KeptQuestions = z.infer<typeof keptQuestions>
export type QuestionDone = z.infer<typeof questionDone>
