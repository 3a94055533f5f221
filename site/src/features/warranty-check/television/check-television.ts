'use server'

import { TV_SERIAL_LENGTH, type WarrantyOutcome } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import { translatorOf } from '@/i18n/translator'
import type { Finding } from '@/forms/finding'
import { lookUpSerial } from '@/forms/look-up-serial'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState } from '@/forms/state'
import { warrantyFinding } from '../warranty-finding'
import { televisionTexts } from './television-texts'

/** [2.1#45] */
export async function checkTelevision(
  _before: LookupState<Finding>,
  form: FormData,
): Promise<LookupState<Finding>> {
  return lookUpSerial(form, {
    action: 'tv-warranty',
    length: TV_SERIAL_LENGTH,
    ask: (serialNumber, { country, locale }) =>
      afterSales().checkTelevision({ serialNumber, country, locale }),
    find: televisionFinding,
  })
}

function televisionFinding(outcome: WarrantyOutcome, serialNumber: string, section: SiteSection): Finding {
  const { region } = section
  const t = translatorOf(region.tag, 'forms')
  const code = { label: t('serial.label'), value: serialNumber, isCode: true }
  return warrantyFinding(outcome, code, section, televisionTexts(region))
}
