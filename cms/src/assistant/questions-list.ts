import { keptQuestions, QUESTION_MAXIMUM_LENGTH, questionDone } from '@carelane/main-api'
import { LOCALES } from '@carelane/countries'
import { z } from 'zod'

/** Under `/api`; POST `/{id}/done`, `/{id}/phrase` and `/{id}/faq` take a question off the list. */
export const QUESTIONS_ADMIN_PATH = '/assistant-questions'

export const likelySubject = z.object({ id: z.int(), name: z.string(), probability: z.number() })

export const understoodQuestion = keptQuestions.shape.questions.element.extend({
  /** What its language's model takes it for now. */
  subject: likelySubject.nullable(),
})

export const questionsList = keptQuestions.extend({
  questions: z.array(understoodQuestion),
  counts: z.array(keptQuestions.shape.counts.element.extend({ name: z.string() })),
  /** To which the reader may add phrases. */
  subjects: z.array(likelySubject.omit({ probability: true })),
  mayDraft: z.boolean(),
})

const text = z.string().trim().min(1).max(QUESTION_MAXIMUM_LENGTH)

export const phraseAsked = z.strictObject({
  intent: z.int().min(1),
  locale: z.enum(LOCALES),
  question: text,
})

/** `known`: it stands there already. */
export const phraseAdded = z.object({
  outcome: z.enum(['added', 'known']),
  /** False as well if the site does not answer. */
  isDone: z.boolean(),
})

export const faqAsked = z.strictObject({
  country: z.string().min(2).max(10),
  locale: z.enum(LOCALES),
  question: text,
})

export const faqDrafted = questionDone.extend({ id: z.int() })

export type PhraseAdded = z.infer<typeof phraseAdded>
export type LikelySubject = z.infer<typeof likelySubject>
export type UnderstoodQuestion = z.infer<typeof understoodQuestion>
export type QuestionsList = z.infer<typeof questionsList>
