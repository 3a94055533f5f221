import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { chooseOrder } from './chosen-order'

/** Leads from a finished repair to its rating, with scripts and without. */
export async function RateButton({ orderNumber }: { orderNumber: string }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('rating')
  return (
    <form action="/api/rating/" method="post">
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="order" value={await chooseOrder(orderNumber)} />
      <Button look="quiet">{t('rate')}</Button>
    </form>
  )
}
