import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { phoneText } from '@/forms/phone-text'
import type { Typed } from '@/forms/state'
import { LONGEST } from './limits'
import type { OrderProblem } from './read-order'

export function problemTexts(problems: readonly OrderProblem[], region: Region): Typed {
  const t = translatorOf(region.tag, 'purchase')
  const text = (problem: OrderProblem): string => {
    const { field, why } = problem
    if (typeof why === 'object') return phoneText(why, region)
    if (why === 'long') return t('order.tooLong', { most: LONGEST[field as keyof typeof LONGEST] })
    if (field === 'name') return t('order.missing.name')
    return t(`order.missing.${field as 'agreed' | 'storeCode'}`)
  }
  return Object.fromEntries(problems.map((problem) => [problem.field, text(problem)]))
}
