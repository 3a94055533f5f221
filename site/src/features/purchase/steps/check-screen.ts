'use server'

import { parseImei } from '@carelane/after-sales'
import { z } from 'zod'
import { failed } from '../../lookup/failures'
import type { Finding } from '../../lookup/finding'
import { holdBack } from '../../lookup/guard/hold-back'
import { readSent } from '../../lookup/read-sent'
import type { LookupState } from '../../lookup/state'
import { askPlans } from './ask-plans'
import { imeiText } from './imei-text'
import { screenFinding } from './screen-finding'
import { sealDevice } from './sealed-device'
import { typedField } from './sent-fields'

export interface ScreenFinding {
  finding: Finding
  /** The phone that was checked, encrypted; null where there is nothing to buy for it. */
  device: string | null
}

/** Whether the screen of a phone is protected, or can be [2.1#46]. The IMEI stands in no address. */
export async function checkScreen(
  _before: LookupState<ScreenFinding>,
  form: FormData,
): Promise<LookupState<ScreenFinding>> {
  const { sent: typed, place } = await readSent(z.object({ imei: typedField }), form)
  const read = parseImei(typed.imei)
  if (!read.ok) return { status: 'invalid', typed, problems: { imei: imeiText(read, place.region) } }
  const { imei } = read
  const held = await holdBack({ tool: 'broken-screen', subjects: { imei }, form, typed, place })
  if (held) return held
  const answer = await askPlans({ imei }, place)
  if (!answer.ok) return failed(answer.failure, typed, place)
  const isForSale = answer.data.plans.some(({ available }) => available)
  const finding = screenFinding(answer.data, imei, place)
  return {
    status: 'answered',
    typed,
    found: { finding, device: isForSale ? await sealDevice(imei) : null },
  }
}
