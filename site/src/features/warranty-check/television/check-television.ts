'use server'

import { TV_SERIAL_LENGTH } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { Finding } from '@/forms/finding'
import { lookUpSerial } from '@/forms/look-up-serial'
import type { LookupState } from '@/forms/state'
import { televisionFinding } from './television-finding'

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
