import { directionOf } from '@carelane/countries'
import type { SiteSection } from '@/forms/site-section'
import { formatMoment } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Declared } from '../../find-cancellation'
import { writePolicy } from './write-policy'

/** What was declared, and when it arrived. */
export function writeWithdrawal(
  { name, productName, orderedTime, receivedAt }: Declared,
  orderNumber: string,
  { region, locale }: SiteSection,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = translatorOf(region.tag, 'orders')
  const facts = [
    { label: t('facts.number'), value: `\u2066${orderNumber}\u2069` },
    { label: t('facts.product'), value: productName },
    ...(name === null ? [] : [{ label: t('facts.name'), value: name }]),
    ...(orderedTime === '' ? [] : [{ label: t('facts.created'), value: formatMoment(orderedTime, region) }]),
  ]
  return writePolicy({
    title: t('withdraw.receipt'),
    brand: 'Carelane',
    standing: t('withdraw.received', { when: formatMoment(receivedAt.toISOString(), region) }),
    facts,
    sections: [{ title: t('withdraw.title'), lines: [t('withdraw.declaration', { product: productName })] }],
    note: `${receivedAt.toISOString()} (UTC)`,
    code: { text: orderNumber, label: t('policy.code') },
    tag: region.tag,
    isRightToLeft: directionOf(locale) === 'rtl',
  })
}
