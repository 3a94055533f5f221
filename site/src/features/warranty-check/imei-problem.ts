import { IMEI_LENGTH, type ImeiProblem } from '@carelane/after-sales/imei'
import type { SiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'

export function imeiProblem(read: ImeiProblem, { region }: SiteSection): string {
  const t = translatorOf(region.tag, 'device')
  const digits = 'digits' in read ? read.digits : 0
  return t(`invalid.${read.reason}`, { expected: IMEI_LENGTH, digits })
}
