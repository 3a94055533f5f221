import { phoneText } from '@/forms/phone-text'
import type { Typed } from '@/forms/state'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { LONGEST } from './contest-fields'
import type { ContestProblem } from './read-contest'

export function problemTexts(problems: readonly ContestProblem[], region: Region): Typed {
  const t = translatorOf(region.tag, 'contest')
  const text = (problem: ContestProblem): string => {
    if (typeof problem.why === 'object') return phoneText(problem.why, region)
    if (problem.why === 'future') return t('problems.future')
    if (problem.why === 'long') return t('problems.long', { most: LONGEST[problem.field] })
    return t(`problems.${problem.field}`)
  }
  return Object.fromEntries(problems.map((problem) => [problem.field, text(problem)]))
}
