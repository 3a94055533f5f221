import { mccAndLanguage, type CallResponse, type Result } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { Handed } from '@/handing-in/delivery'
import { deliverPhotos } from '@/uploads/deliver-photos'
import { bookingContent, cancelContent, changeContent } from './contents'

/** [1#2] */
export async function deliverBooking(key: string, content: unknown): Promise<Handed> {
  const { country, locale, center, photos: ids, ...booking } = bookingContent.parse(content)
  const photos = await deliverPhotos(ids, { country, locale })
  if (!photos.ok) return { state: 'failed', failure: photos.failure }
  const asked = {
    ...booking,
    ...mccAndLanguage({ country, locale }),
    serviceCenterId: center.id,
    photos: photos.fileKeys,
    requestKey: key,
  }
  const { token } = photos
  return handedOf(await afterSales().call('appointmentAdd', asked, token === null ? {} : { token }))
}

export async function deliverChange(key: string, content: unknown): Promise<Handed> {
  const { country, locale, ...change } = changeContent.parse(content)
  const place = mccAndLanguage({ country, locale })
  return handedOf(await afterSales().call('appointmentChange', { ...change, ...place, requestKey: key }))
}

export async function deliverCancellation(key: string, content: unknown): Promise<Handed> {
  const { country, locale, ...owned } = cancelContent.parse(content)
  const place = mccAndLanguage({ country, locale })
  return handedOf(await afterSales().call('appointmentCancel', { ...owned, ...place, requestKey: key }))
}

/** Anything but 'accepted' is a refusal. */
function handedOf(answer: Result<CallResponse<'appointmentAdd'>>): Handed {
  if (!answer.ok) return { state: 'failed', failure: answer.failure }
  const { result, appointment } = answer.data
  return result === 'accepted'
    ? { state: 'delivered', answer: result, details: appointment }
    : { state: 'refused', answer: result }
}
