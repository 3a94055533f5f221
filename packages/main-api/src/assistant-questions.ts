import { z } from 'zod'
import { heldSubmissions, submissionRetryAsked, submissionsAsked } from './submissions'

/**
 * Where the admin asks the site what visitors asked the assistant and said how it answered: POSTs whose bodies are signed
 * like a publication, under `SITE_URL`. Of whom a question is, the site does not know.
 */
export const QUESTIONS_PATH = '/api/internal/assistant-questions/'
export const QUESTION_DONE_PATH = '/api/internal/assistant-questions/done/'

export const questionsAsked = submissionsAsked

export const questionDoneAsked = submissionRetryAsked.pick({ countries: true }).extend({ id: z.uuid() })

export const keptQuestion = z.object({
  id: z.uuid(),
  country: z.string(),
  /** The language of the section that it was asked in. */
  locale: z.string(),
  /** Without numbers and addresses. */
  question: z.string(),
  isHelped: z.boolean(),
  /** Paths of what the answer cited. */
  sources: z.array(z.string()),
  givenAt: z.iso.datetime(),
})

export const keptQuestions = z.object({
  /** Those that were not helped first, then the newest. */
  questions: z.array(keptQuestion),
  pages: z.int(),
  /** As of submissions. */
  counts: heldSubmissions.shape.counts,
})

/** Whether there was one to take off the list. */
export const questionDone = z.object({ isDone: z.boolean() })

export type QuestionsAsked = z.infer<typeof questionsAsked>
export type QuestionDoneAsked = z.infer<typeof questionDoneAsked>
export type KeptQuestion = z.infer<typeof keptQuestion>
export type KeptQuestions = z.infer<typeof keptQuestions>
export type QuestionDone = z.infer<typeof questionDone>
