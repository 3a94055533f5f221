import { QUOTE_ANSWERS } from '@carelane/after-sales'
import { z } from 'zod'
import { handedInFrom } from '@/handing-in/handed-in-from'

export const QUOTE_ANSWER = 'repair-quote-answer'

/** The quote as it stood on the page, in its language. */
const shownFacts = z.array(
  z.object({
    label: z.string(),
    value: z.string(),
    isCode: z.boolean().optional(),
    isTotal: z.boolean().optional(),
  }),
)

export const askedQuote = {
  orderNumber: z.string(),
  version: z.number(),
  total: z.number(),
  currency: z.string(),
  facts: shownFacts,
}

export const answerContent = z.object({
  ...handedInFrom,
  ...askedQuote,
  phone: z.string(),
  answer: z.enum(QUOTE_ANSWERS),
  /** What the answer says, as it stood on the page. */
  sentence: z.string(),
  answeredTime: z.iso.datetime(),
  /** Proves the phone. */
  token: z.string(),
})

export type AnswerContent = z.output<typeof answerContent>
export type QuoteAnswer = AnswerContent['answer']

/** One yes or no to each version, and one wish to be called. */
export function subjectOf({
  orderNumber,
  version,
  answer,
}: Pick<AnswerContent, 'orderNumber' | 'version' | 'answer'>): string {
  return [orderNumber, version, ...(answer === 'callMe' ? [answer] : [])].join(' ')
}
