'use server'

import { parseImei } from '@carelane/after-sales/imei'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { failed } from '@/forms/failures'
import type { Finding } from '@/forms/finding'
import { imeiText } from '@/forms/imei-text'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { notFound } from 'next/navigation'
import { costsOfDevice } from '@/repair-costs/costs-of-device'
import { coverFinding } from './cover-finding'
import { findCosts, isFault } from './find-costs'

const fields = z.object({
  imei: z.string().max(20_000),
  model: z.string().max(100),
  fault: z.string().max(40),
})

/** What an owner pays for a repair; keeps the IMEI out of addresses and logs, as the warranty check does. */
export async function checkCover(
  _before: LookupState<Finding>,
  form: FormData,
): Promise<LookupState<Finding>> {
  const { sent: typed, section } = await readSent(fields, form)
  const read = parseImei(typed.imei)
  if (!read.ok) return { status: 'invalid', typed, problems: { imei: imeiText(read, section.region) } }
  const { imei } = read
  const throttled = await throttle({ action: 'warranty-check', numbers: { imei }, form, typed, section })
  if (throttled) return throttled
  const { country, locale } = section
  const [costs, answer] = await Promise.all([
    findCosts(section, typed.model),
    afterSales().checkWarranty({ imei, country, locale }),
  ])
  if (!costs.ok) return failed(costs.failure, typed, section)
  const { data: found } = costs
  const cost =
    found.kind === 'costs' && isFault(typed.fault)
      ? found.costs.find(({ fault }) => fault === typed.fault)
      : undefined
  if (found.kind !== 'costs' || !cost) notFound()
  if (!answer.ok) return failed(answer.failure, typed, section)
  const { data: outcome } = answer
  const own = 'device' in outcome ? await costsOfDevice(section, outcome.device) : null
  return { status: 'answered', typed, found: coverFinding(outcome, { found, cost, imei, own, section }) }
}
