import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { PhoneProblem } from './phone-number'

export function phoneText(problem: PhoneProblem, region: Region): string {
  const { found, chosen } = problem.reason === 'phoneOtherCountry' ? problem : { found: '', chosen: '' }
  return translatorOf(region.tag, 'forms')(`phoneProblems.${problem.reason}`, {
    found,
    chosen,
    example: '',
  })
}
