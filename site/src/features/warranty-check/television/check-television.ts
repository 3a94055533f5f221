'use server'

import { TV_SERIAL_LENGTH, type WarrantyOutcome } from '@carelane/after-sales'
import { getRecallsSoon } from '@/content/recalls'
import { afterSales } from '@/platform/after-sales'
import type { Finding } from '@/forms/finding'
import { lookUpSerial } from '@/forms/look-up-serial'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState } from '@/forms/state'
import { sealDeviceToKeep } from '@/kept-devices/device-to-keep'
import { tellOf } from '@/kept-devices/kept-device'
import { contestOfWarranty } from '../contest-of-warranty'
import { noticesOf, type RecallNotice } from '@/recalls/recall-notice'
import { askedDevice } from '../asked-device'
import { televisionFinding } from './television-finding'

export interface TelevisionFinding extends Finding {
  notices: RecallNotice[]
  toKeep: string | null
}

/** [2.1#45] */
export async function checkTelevision(
  _before: LookupState<TelevisionFinding>,
  form: FormData,
): Promise<LookupState<TelevisionFinding>> {
  return lookUpSerial(form, {
    action: 'tv-warranty',
    length: TV_SERIAL_LENGTH,
    ask: (serialNumber, { country, locale }) =>
      afterSales().checkTelevision({ serialNumber, country, locale }),
    find: found,
  })
}

async function found(
  outcome: WarrantyOutcome,
  serialNumber: string,
  section: SiteSection,
): Promise<TelevisionFinding> {
  const told = tellOf(outcome, { kind: 'tv', code: serialNumber }, Date.now())
  const finding = televisionFinding(outcome, serialNumber, section)
  return {
    ...finding,
    ...(await contestOfWarranty(
      outcome,
      { device: 'tv', number: serialNumber, said: finding.verdict },
      section,
    )),
    notices: noticesOf(await getRecallsSoon(section.lang), askedDevice(outcome, serialNumber), section),
    toKeep: told && (await sealDeviceToKeep(told)),
  }
}
