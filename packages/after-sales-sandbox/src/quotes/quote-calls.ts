import { z } from 'zod'
import { freeText, orderNumber, place, requestKey } from '../calls/request-values'
import { Refusal, sandboxCall, TOKEN_INVALID } from '../calls/sandbox-call'
import { openByToken } from '../repairs/verification'
import { submitOnce } from '../submissions/submit-once'
import { answerQuote } from './answer-quote'
import { quoteEntry } from './quote-record'

const encrypted = {
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
} as const

const token = z.string().min(16).max(512)

export const repairQuote = sandboxCall({
  ...encrypted,
  name: 'repair-quote',
  path: 'Client/repair/quote',
  request: z.object({ token, orderNumber, ...place }),
  answer: async ({ token, orderNumber, language }, { pool, clock }) => {
    const now = clock.now()
    const phone = await openByToken(pool, token, now)
    if (phone === undefined) throw new Refusal(TOKEN_INVALID, 'the token is over')
    return quoteEntry(pool, { orderNumber, phone, language }, now)
  },
})

export const repairQuoteAnswer = sandboxCall({
  ...encrypted,
  name: 'repair-quote-answer',
  path: 'Client/repair/quote-answer',
  request: z.object({
    requestKey,
    token,
    orderNumber,
    ...place,
    version: z.number().int().min(1),
    total: z.number().int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/),
    answer: z.enum(['yes', 'no', 'callMe']),
    answeredTime: z.iso.datetime(),
    agreedText: freeText(6_000),
  }),
  answer: (sent, surroundings) => {
    const { requestKey, ...content } = sent
    return submitOnce(surroundings, { kind: 'repair-quote-answer', requestKey, content }, (client) =>
      answerQuote(client, sent, surroundings.clock.now()),
    )
  },
})
