import { translatorOf } from '@/i18n/translator'
import type { Region } from '@/i18n/formats'
import type { Typed } from '@/forms/state'
import type { PhoneProblem } from '@/forms/phone-number'
import { LONGEST } from './booking-fields'
import type { BookingProblem } from './read-booking'

export function problemTexts(problems: readonly BookingProblem[], region: Region): Typed {
  const t = translatorOf(region.tag, 'appointment')
  const text = (problem: BookingProblem): string => {
    const { field, why } = problem
    if (typeof why === 'object') return phoneText(why, region)
    if (why === 'past') return t('problems.past')
    if (why === 'long')
      return t('problems.long', {
        most: LONGEST[field as keyof typeof LONGEST],
      })
    return t(`problems.${field as 'slot' | 'product' | 'fault' | 'name' | 'email' | 'imei'}`)
  }
  return Object.fromEntries(problems.map((problem) => [problem.field, text(problem)]))
}

export function phoneText(problem: PhoneProblem, region: Region): string {
  const { found, chosen } = problem.reason === 'phoneOtherCountry' ? problem : { found: '', chosen: '' }
  return translatorOf(region.tag, 'appointment')(`phoneProblems.${problem.reason}`, {
    found,
    chosen,
    example: '',
  })
}
