import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { afterSales } from '@/platform/after-sales'
import { ButtonLink } from '@/ui/button/button'
import { nameOrder } from '../named-order'
import type { OrderState, RepairOrder } from '../timeline'
import { ownAnswers } from './own-answers'
import { quotePath } from './quote-path'

interface QuoteOfferProps {
  order: OrderState
  /** The same order, once its phone was confirmed. */
  whole?: RepairOrder | undefined
}

/** Leads to the quote of an order, or to whoever knows it. */
export async function QuoteOffer({ order, whole }: QuoteOfferProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('quote')
  const isWaiting = order.repairStatus === 'waitingApproval'
  if (!afterSales().offers('repair-quotes')) {
    if (!isWaiting) return null
    return (
      <>
        <p>{t('byCentre')}</p>
        <ContactWays />
      </>
    )
  }
  if (!isWaiting && !whole?.quoteState) return null
  const path = quotePath(lang, whole && (await nameOrder(order.orderNumber)))
  const given =
    isWaiting && whole?.customerPhone ? await ownAnswers(order.orderNumber, whole.customerPhone) : null
  const isAnswered = given?.given != null
  return (
    <>
      {isAnswered && <p>{t('pending')}</p>}
      <p>
        <ButtonLink href={path} look={isWaiting && !isAnswered ? 'primary' : 'quiet'}>
          {isWaiting && !isAnswered ? t('see') : t('seeAgain')}
        </ButtonLink>
      </p>
    </>
  )
}
