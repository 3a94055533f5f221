import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Typed } from '@/forms/state'
import { LONGEST } from './fields'
import type { AppealProblem } from './read-appeal'

/** [5#11]–[5#20] */
export function problemTexts(problems: readonly AppealProblem[], { tag }: Region): Typed {
  const t = translatorOf(tag, 'appeal')
  const text = (problem: AppealProblem) =>
    problem.why === 'long'
      ? t('problems.long', { most: LONGEST[problem.field] })
      : t(`problems.${problem.field}`)
  return Object.fromEntries(problems.map((problem) => [problem.field, text(problem)]))
}
