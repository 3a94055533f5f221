import { currentVisit } from '@/i18n/visit'
import { ContactWays } from '@/forms/contact-ways'
import { ReceiptCard } from '@/forms/receipt-card'
import type { ChosenOrder } from './chosen-order'
import { findRating } from './find-rating'
import { FormOfRating } from './form-of-rating'
import { isRefusal, ratingReceipt, refusalReceipt } from './rating-receipt'

/** [9#23] */
export async function RatingOfOrder({ order, sealed }: { order: ChosenOrder; sealed: string }) {
  const visit = await currentVisit()
  const { submission, info } = await findRating(order, visit)
  const closed = info?.state === 'rated' ? 'alreadyRated' : info?.state
  const receipt = submission
    ? ratingReceipt(submission, visit.region)
    : closed && isRefusal(closed) && refusalReceipt(closed, visit.region)
  if (receipt) return <ReceiptCard receipt={receipt} contact={<ContactWays />} />
  return <FormOfRating order={order} sealed={sealed} info={info} />
}
