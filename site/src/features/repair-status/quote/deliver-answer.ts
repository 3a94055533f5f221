import { mccAndLanguage } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { Handed } from '@/handing-in/delivery'
import { answerContent } from './answer-content'

const MOST_LETTERS = 6_000

/** Anything but 'accepted' is a refusal: nothing was agreed. */
export async function deliverQuoteAnswer(key: string, content: unknown): Promise<Handed> {
  const { country, locale, facts, sentence, ...own } = answerContent.parse(content)
  const { orderNumber, version, total, currency, answer, answeredTime, token } = own
  const agreedText = [sentence, ...facts.map(({ label, value }) => `${label}: ${value}`)].join('\n')
  const answered = await afterSales().call('repairQuoteAnswer', {
    ...mccAndLanguage({ country, locale }),
    ...{ orderNumber, version, total, currency, answer, answeredTime, token },
    agreedText: agreedText.slice(0, MOST_LETTERS),
    requestKey: key,
  })
  if (!answered.ok) return { state: 'failed', failure: answered.failure }
  const { result } = answered.data
  return { state: result === 'accepted' ? 'delivered' : 'refused', answer: result }
}
