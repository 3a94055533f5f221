import { mccAndLanguage } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { handInAs } from '@/accounts/account-in-force'
import type { Handed } from '@/handing-in/delivery'
import { surveyContent, type SurveyContent } from './survey-content'

/** By envelope code [7#22]. */
const REFUSALS = new Map([
  [404, 'closed'],
  [400, 'unfit'],
])

/** Refused for ever if closed or changed meanwhile. */
export async function deliverSurvey(key: string, content: unknown): Promise<Handed> {
  const { account, ...filled } = surveyContent.parse(content)
  if (!account) return handIn(key, filled, {})
  // [6#3]
  return handInAs(account, ({ token }) => handIn(key, filled, { token }))
}

async function handIn(
  key: string,
  { country, locale, ...filled }: Omit<SurveyContent, 'account'>,
  signedIn: { token?: string },
): Promise<Handed> {
  const asked = { ...filled, ...mccAndLanguage({ country, locale }), requestKey: key }
  const answer = await afterSales().call('surveyAdd', asked, signedIn)
  if (answer.ok) return { state: 'delivered', answer: 'accepted' }
  const { failure } = answer
  const refusal = failure.kind === 'envelope' ? REFUSALS.get(failure.code ?? 0) : undefined
  return refusal ? { state: 'refused', answer: refusal } : { state: 'failed', failure }
}
