'use server'

import { TV_SERIAL_LENGTH, type WarrantyOutcome } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { afterSales } from '@/platform/after-sales'
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
    tool: 'tv-warranty',
    length: TV_SERIAL_LENGTH,
    ask: (serialNumber, { country, locale }) =>
      afterSales().checkTelevision({ serialNumber, country, locale }),
    find: televisionFinding,
  })
}

async function televisionFinding(
  outcome: WarrantyOutcome,
  serialNumber: string,
  place: SiteSection,
): Promise<Finding> {
  const { region } = place
  const t = await getTranslations({ locale: region.tag, namespace: 'lookup.serial' })
  const code = { label: t('label'), value: serialNumber, isCode: true }
  return warrantyFinding(outcome, code, place, await televisionTexts(region))
}
