import type { NamespacedTranslator } from '@/i18n/translator'

export interface Cover {
  covered: string[]
  excluded: string
  often: string
}

type Kind = 'screen' | 'warranty' | 'comprehensive'

/** By product type [3#27]. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['brokenScreenFreeReplacement', 'screen'],
  ['screenDamageProtection', 'screen'],
  ['warrantyExtension', 'warranty'],
  ['extendedWarranty', 'warranty'],
  ['comprehensiveProtection', 'comprehensive'],
])

/** [9#31]–[9#39]; null for a new type. */
export function coverOf(productType: string, t: NamespacedTranslator<'orders'>): Cover | null {
  switch (KINDS.get(productType)) {
    case 'screen':
      return {
        covered: [t('cover.screen.one'), t('cover.screen.two')],
        excluded: t('cover.screen.four'),
        often: t('cover.screen.three'),
      }
    case 'warranty':
      return {
        covered: [t('cover.warranty.one')],
        excluded: t('cover.warranty.two'),
        often: t('cover.warranty.three'),
      }
    case 'comprehensive':
      return {
        covered: [t('cover.comprehensive.one')],
        excluded: t('cover.screen.four'),
        often: t('cover.comprehensive.two'),
      }
    case undefined:
      return null
  }
}

export function coverLines(productType: string, t: NamespacedTranslator<'orders'>): string[] {
  const cover = coverOf(productType, t)
  return cover ? [...cover.covered, cover.often, cover.excluded] : []
}
