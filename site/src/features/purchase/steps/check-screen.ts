'use server'

import { parseImei } from '@carelane/after-sales'
import { z } from 'zod'
import { failed } from '@/forms/failures'
import type { Finding } from '@/forms/finding'
import { throttle } from '@/forms/throttle'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { fetchPlans } from './fetch-plans'
import { imeiText } from '@/forms/imei-text'
import { screenFinding } from './screen-finding'
import { sealDevice } from '@/forms/sealed-device'
import { typedField } from './sent-fields'

export interface ScreenFinding {
  finding: Finding
  device: string | null
}

/** [2.1#46]. Keeps the IMEI out of the address. */
export async function checkScreen(
  _before: LookupState<ScreenFinding>,
  form: FormData,
): Promise<LookupState<ScreenFinding>> {
  const { sent: typed, section } = await readSent(z.object({ imei: typedField }), form)
  const read = parseImei(typed.imei)
  if (!read.ok) return { status: 'invalid', typed, problems: { imei: imeiText(read, section.region) } }
  const { imei } = read
  const throttled = await throttle({ action: 'broken-screen', numbers: { imei }, form, typed, section })
  if (throttled) return throttled
  const answer = await fetchPlans({ imei }, section)
  if (!answer.ok) return failed(answer.failure, typed, section)
  const isForSale = answer.data.plans.some(({ available }) => available)
  const finding = screenFinding(answer.data, imei, section)
  return {
    status: 'answered',
    typed,
    found: { finding, device: isForSale ? await sealDevice(imei) : null },
  }
}
