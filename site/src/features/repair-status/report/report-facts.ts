import { deviceName } from '@/forms/device-name'
import { formatCalendarDay, formatDay, formatMoney, type Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Fact } from '@/ui/facts/facts'
import type { Report } from './find-report'
import { reportWords } from './report-words'

export function reportFacts(report: Report, region: Region): Fact[] {
  const t = translatorOf(region.tag, 'report')
  const quote = translatorOf(region.tag, 'quote')
  const words = reportWords(region)
  const { serviceCenter: center, price } = report
  return [
    ...fact(quote('facts.order'), report.orderNumber, true),
    ...fact(quote('facts.device'), deviceName(report.productBrand, report.productModel)),
    ...fact(t('facts.finished'), formatDay(report.finishedTime, region)),
    ...fact(t('facts.found'), words.found(report.found)),
    ...fact(t('facts.done'), words.done(report.done)),
    ...fact(
      t('facts.price'),
      price && (price.amount === 0 ? t('free') : formatMoney(price.amount, price.currency, region)),
    ),
    ...fact(quote('facts.center'), center?.name),
    ...fact(quote('facts.address'), center?.address),
    ...fact(quote('facts.centerPhone'), center?.phone, true),
  ]
}

export function guaranteeFacts({ until, covers }: NonNullable<Report['guarantee']>, region: Region): Fact[] {
  const t = translatorOf(region.tag, 'report')
  return [
    ...fact(t('facts.until'), formatCalendarDay(until, region)),
    ...fact(t('facts.covers'), reportWords(region).covers(covers)),
  ]
}

function fact(label: string, value: string | null | undefined, isCode = false): Fact[] {
  return value ? [{ label, value, isCode }] : []
}
