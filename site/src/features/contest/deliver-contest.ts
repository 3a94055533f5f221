import { mccAndLanguage } from '@carelane/after-sales'
import type { Handed } from '@/handing-in/delivery'
import { afterSales } from '@/platform/after-sales'
import { deliverPhotos } from '@/uploads/deliver-photos'
import { contestContent } from './contest-content'

export async function deliverContest(key: string, content: unknown): Promise<Handed> {
  const { country, locale, receipt, ...contest } = contestContent.parse(content)
  const photos = await deliverPhotos([receipt], { country, locale })
  if (!photos.ok) return { state: 'failed', failure: photos.failure }
  const [receiptPhoto = ''] = photos.fileKeys
  const answer = await afterSales().call(
    'verdictContestAdd',
    { ...contest, ...mccAndLanguage({ country, locale }), receiptPhoto, requestKey: key },
    photos.token === null ? {} : { token: photos.token },
  )
  if (!answer.ok) return { state: 'failed', failure: answer.failure }
  return { state: 'delivered', answer: 'accepted', details: answer.data }
}
