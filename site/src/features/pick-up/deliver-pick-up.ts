import { mccAndLanguage, type CallResponse, type Result } from '@carelane/after-sales'
import type { Handed } from '@/handing-in/delivery'
import { afterSales } from '@/platform/after-sales'
import { bookingContent, cancelContent } from './pick-up-content'

export const WINDOW_TAKEN = 'windowTaken'

export async function deliverPickUp(key: string, content: unknown): Promise<Handed> {
  const { country, locale, ...booking } = bookingContent.parse(content)
  const { date, start, ...parcel } = booking
  const sent = { ...parcel, ...mccAndLanguage({ country, locale }), requestKey: key }
  return handedOf(
    date !== undefined && start !== undefined
      ? await afterSales().call('pickUpAdd', { ...sent, date, start })
      : await afterSales().call('pickUpPost', sent),
  )
}

export async function deliverPickUpCancellation(key: string, content: unknown): Promise<Handed> {
  const { country, locale, ...owned } = cancelContent.parse(content)
  const place = mccAndLanguage({ country, locale })
  return handedOf(await afterSales().call('pickUpCancel', { ...owned, ...place, requestKey: key }))
}

/** Anything but 'accepted' is a refusal. */
function handedOf(answer: Result<CallResponse<'pickUpAdd'>>): Handed {
  if (!answer.ok) return { state: 'failed', failure: answer.failure }
  const { result, pickUp } = answer.data
  return result === 'accepted'
    ? { state: 'delivered', answer: result, details: pickUp ?? null }
    : { state: 'refused', answer: result }
}
