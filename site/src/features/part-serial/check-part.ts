'use server'

import { PART_SERIAL_LENGTH } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { Finding } from '@/forms/finding'
import { lookUpSerial } from '@/forms/look-up-serial'
import type { LookupState } from '@/forms/state'
import { partFinding } from './part-finding'

/** [1#7] */
export async function checkPart(
  _before: LookupState<Finding>,
  form: FormData,
): Promise<LookupState<Finding>> {
  return lookUpSerial(form, {
    action: 'spare-parts-serial',
    length: PART_SERIAL_LENGTH,
    ask: (serialNumber, { locale: language }) =>
      afterSales().call('sparePartSerial', { serialNumber, language }),
    find: partFinding,
  })
}
