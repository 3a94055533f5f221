import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { canRate } from './can-rate'
import { chooseOrder } from './chosen-order'
import type { EndOfRepair } from '@/handing-in/rating-window'

export async function RateOffer({ order }: { order: EndOfRepair & { orderNumber: string } }) {
  const visit = await currentVisit()
  const t = await getTranslations('rating')
  const ratable = await canRate(order, visit)
  if (ratable === 'closed') return null
  if (ratable === 'rated') return <p>{t('refused.alreadyRated')}</p>
  return (
    <form action="/api/rating/" method="post">
      <input type="hidden" name="lang" value={visit.lang} />
      <input type="hidden" name="order" value={await chooseOrder(order.orderNumber)} />
      <Button look="quiet">{t('rate')}</Button>
    </form>
  )
}
