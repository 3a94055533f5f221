import type { SerialResult } from '@carelane/after-sales'
import { translatorOf } from '@/i18n/translator'
import type { SiteSection } from './site-section'

export function serialProblem(
  read: Extract<SerialResult, { ok: false }>,
  expected: number,
  section: SiteSection,
): string {
  const t = translatorOf(section.region.tag, 'forms')
  switch (read.reason) {
    case 'empty':
      return t('serial.empty')
    case 'other-signs':
      return t('serial.signs')
    case 'too-short':
    case 'too-long':
      return t('serial.length', { expected, signs: read.signs })
  }
}
