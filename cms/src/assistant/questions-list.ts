import { keptQuestions } from '@carelane/main-api'
import { z } from 'zod'

/** Under `/api`; one is taken off the list by a POST to its id and `/done` behind it. */
export const QUESTIONS_ADMIN_PATH = '/assistant-questions'

/** What the admin shows of what visitors asked the assistant. */
export const questionsList = keptQuestions.extend({
  counts: z.array(keptQuestions.shape.counts.element.extend({ name: z.string() })),
})
