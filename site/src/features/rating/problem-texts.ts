import { serviceBrandName } from '@/shell/brand'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Typed } from '@/forms/state'
import { LONGEST_COMMENT } from './limits'
import type { RatingProblem } from './read-rating'

/** [5#21]–[5#24] */
export function problemTexts(problems: readonly RatingProblem[], region: Region): Typed {
  const t = translatorOf(region.tag, 'rating')
  const text = (field: RatingProblem['field']) => {
    switch (field) {
      case 'recommend':
        return t('problems.recommend', { brand: serviceBrandName() })
      case 'reasons-environment':
      case 'reasons-attitude':
      case 'reasons-repair':
        return t('problems.reason')
      case 'reasons-recommend':
        return t('problems.option')
      case 'qualityComment':
      case 'suggestion':
        return t('problems.long', { most: LONGEST_COMMENT })
      default:
        return t(`problems.${field}`)
    }
  }
  return Object.fromEntries(problems.map(({ field }) => [field, text(field)]))
}
