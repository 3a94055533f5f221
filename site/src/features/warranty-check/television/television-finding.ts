import type { WarrantyOutcome } from '@carelane/after-sales'
import type { Finding } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'
import { warrantyFinding } from '../warranty-finding'
import { televisionTexts } from './television-texts'

export function televisionFinding(
  outcome: WarrantyOutcome,
  serialNumber: string,
  section: SiteSection,
): Finding {
  const { region } = section
  const t = translatorOf(region.tag, 'forms')
  const code = { label: t('serial.label'), value: serialNumber, isCode: true }
  return warrantyFinding(outcome, code, section, televisionTexts(region))
}
