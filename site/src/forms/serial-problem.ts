import type { SerialResult } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import type { SiteSection } from './site-section'

export async function serialProblem(
  read: Extract<SerialResult, { ok: false }>,
  expected: number,
  place: SiteSection,
): Promise<string> {
  const t = await getTranslations({ locale: place.region.tag, namespace: 'lookup.serial' })
  switch (read.reason) {
    case 'empty':
      return t('empty')
    case 'other-signs':
      return t('signs')
    case 'too-short':
    case 'too-long':
      return t('length', { expected, signs: read.signs })
  }
}
