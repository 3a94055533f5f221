import { IMEI_LENGTH, type ImeiProblem } from '@carelane/after-sales/imei'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'

/** [5#28] */
export function imeiText(problem: ImeiProblem, { tag }: Region): string {
  const digits = 'digits' in problem ? problem.digits : 0
  return translatorOf(tag, 'device')(`invalid.${problem.reason}`, { expected: IMEI_LENGTH, digits })
}
