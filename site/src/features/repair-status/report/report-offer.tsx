import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { afterSales } from '@/platform/after-sales'
import { ButtonLink } from '@/ui/button/button'
import { nameOrder } from '../named-order'
import type { OrderState, RepairOrder } from '../timeline'
import { reportPath } from './report-path'

interface ReportOfferProps {
  order: OrderState
  /** The same order, once its phone was confirmed. */
  whole?: RepairOrder | undefined
}

/** Leads to the report of a repaired device, or to whoever knows it. */
export async function ReportOffer({ order, whole }: ReportOfferProps) {
  const { repairStatus, rejectedTime, swapTime } = order
  if (repairStatus !== 'finished' || rejectedTime !== null || swapTime !== null) return null
  const { lang } = await currentVisit()
  const t = await getTranslations('report')
  if (!afterSales().offers('repair-reports'))
    return (
      <>
        <p>{t('onReceipt')}</p>
        <ContactWays />
      </>
    )
  return (
    <p>
      <ButtonLink href={reportPath(lang, whole && (await nameOrder(order.orderNumber)))} look="quiet">
        {t('see')}
      </ButtonLink>
    </p>
  )
}
