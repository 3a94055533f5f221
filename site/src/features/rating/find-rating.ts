import { mccAndLanguage, type CallResponse } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import type { Submission } from '@/handing-in/ledger'
import type { ChosenOrder } from './chosen-order'
import { ownRating } from './own-rating'

export type RatingInfo = CallResponse<'ratingInfo'>

export async function findRating(
  { key, orderNumber }: ChosenOrder,
  visit: Visit,
): Promise<{ submission: Submission | null; info: RatingInfo | null }> {
  const submission = await ownRating(orderNumber, key)
  if (submission) return { submission, info: null }
  if (await tooManyReloads('rating-show')) return { submission, info: null }
  const answer = await afterSales().call('ratingInfo', { orderNumber, ...mccAndLanguage(visit) })
  return { submission, info: answer.ok ? answer.data : null }
}
