import { DELAY_REASONS } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { afterSales } from '@/platform/after-sales'
import { subjectHash } from '@/platform/keys'
import { sealAskedOrder, type AskedOrder } from './asked-order'
import { EnquiryForm } from './enquiry-form'
import { findEnquiry, type Enquiry } from './find-enquiry'

type LateOrder = Pick<AskedOrder, 'orderNumber' | 'promised'>

/** The question why an order is late, or what became of it. */
export async function LateEnquiry({ order }: { order: LateOrder }) {
  if (!afterSales().offers('repair-enquiries')) return null
  const { enquiry, isAsked } = await findEnquiry(order, await currentVisit())
  const isOpen = enquiry !== null && !enquiry.answer
  return (
    <>
      {enquiry ? <EnquiryState enquiry={enquiry} /> : isAsked && <Received />}
      {!isAsked && !isOpen && <Question order={order} />}
    </>
  )
}

async function EnquiryState({ enquiry: { enquiryNumber, answerBy, answer } }: { enquiry: Enquiry }) {
  const { region } = await currentVisit()
  const t = await getTranslations('enquiry')
  const reason = DELAY_REASONS.find((known) => known === answer?.reason) ?? 'other'
  const newDay = answer?.newDay
  return (
    <>
      <h4>{t(answer ? 'answered' : 'received')}</h4>
      <p>
        {answer ? t(`answers.${reason}`) : t('open', { date: formatCalendarDay(answerBy, region) })}
        {newDay && ` ${t('newDay', { date: formatCalendarDay(newDay, region) })}`}
      </p>
      <p>
        {t('number')} <bdi dir="ltr">{enquiryNumber}</bdi>
      </p>
    </>
  )
}

async function Received() {
  const t = await getTranslations('enquiry')
  return (
    <>
      <h4>{t('received')}</h4>
      <p>{t('receivedText')}</p>
    </>
  )
}

async function Question({ order }: { order: LateOrder }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('enquiry')
  const forms = await getTranslations('forms')
  return (
    <>
      <h4>{t('ask')}</h4>
      <EnquiryForm
        lang={lang}
        sealed={await sealAskedOrder(order)}
        draft={`enquiry-${subjectHash(order.orderNumber)}`}
        contact={<ContactWays />}
        note={<p>{t('text')}</p>}
        words={{
          ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
          failed: t('failed'),
          check: forms('checkInput'),
          note: t('note'),
          optional: forms('optional'),
        }}
      />
    </>
  )
}
