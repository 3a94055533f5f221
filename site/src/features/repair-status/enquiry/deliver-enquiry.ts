import { mccAndLanguage } from '@carelane/after-sales'
import type { Handed } from '@/handing-in/delivery'
import { afterSales } from '@/platform/after-sales'
import { enquiryContent } from './enquiry-content'

export async function deliverEnquiry(key: string, content: unknown): Promise<Handed> {
  const { country, locale, ...enquiry } = enquiryContent.parse(content)
  const place = mccAndLanguage({ country, locale })
  const answer = await afterSales().call('repairEnquiryAdd', { ...enquiry, ...place, requestKey: key })
  if (!answer.ok) return { state: 'failed', failure: answer.failure }
  return { state: 'delivered', answer: 'accepted', details: answer.data }
}
