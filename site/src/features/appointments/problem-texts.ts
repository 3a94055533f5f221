import { translatorOf } from '@/i18n/translator'
import type { Region } from '@/i18n/formats'
import type { Typed } from '@/forms/state'
import { phoneText } from '@/forms/phone-text'
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
