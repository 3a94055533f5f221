import { getTranslations } from 'next-intl/server'
import { formatCalendarDay, formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { LateEnquiry } from './enquiry/late-enquiry'
import { brokenPromise } from './lateness'
import type { OrderState } from './timeline'

/** Before all else, once the promised day is over. */
export async function LateNotice({ order }: { order: OrderState }) {
  const visit = await currentVisit()
  const { region } = visit
  const now = new Date()
  const promised = brokenPromise(order, visit, now)
  if (promised === null) return null
  const t = await getTranslations('repair.late')
  const { reason, expectedTime } = order.delay ?? {}
  const isExpected = reason === 'waitsForPart' && expectedTime && Date.parse(expectedTime) > now.getTime()
  return (
    <Callout tone="bad" title={<h3>{t('title')}</h3>}>
      <p>{t('text', { date: formatCalendarDay(promised, region) })}</p>
      <p>
        {isExpected
          ? t('part', { date: formatDay(expectedTime, region) })
          : t(reason === 'waitsForPart' ? 'partUnknown' : 'ask')}
      </p>
      <LateEnquiry order={{ orderNumber: order.orderNumber, promised }} />
    </Callout>
  )
}
