import { getTranslations } from 'next-intl/server'
import { serviceBrandName } from '@/shell/brand'
import type { Region } from '@/i18n/formats'
import type { Typed } from '@/forms/state'
import { LONGEST_COMMENT } from './limits'
import type { RatingProblem } from './read-rating'

/** [5#21]–[5#24] */
export async function problemTexts(problems: readonly RatingProblem[], region: Region): Promise<Typed> {
  const t = await getTranslations({ locale: region.tag, namespace: 'rating.problems' })
  const text = (field: RatingProblem['field']) => {
    switch (field) {
      case 'recommend':
        return t('recommend', { brand: serviceBrandName() })
      case 'reasons-environment':
      case 'reasons-attitude':
      case 'reasons-repair':
        return t('reason')
      case 'reasons-recommend':
        return t('option')
      case 'qualityComment':
      case 'suggestion':
        return t('long', { most: LONGEST_COMMENT })
      default:
        return t(field)
    }
  }
  return Object.fromEntries(problems.map(({ field }) => [field, text(field)]))
}
