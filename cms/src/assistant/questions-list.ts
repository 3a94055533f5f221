import { keptQuestions } from '@carelane/main-api'
import { z } from 'zod'

/** Under `/api`; POST `/{id}/done` removes a question. */
export const QUESTIONS_ADMIN_PATH = '/assistant-questions'

export const questionsList = keptQuestions.extend({
  counts: z.array(keptQuestions.shape.counts.element.extend({ name: z.string() })),
})
