'use server'

import { IMEI_LENGTH, parseImei } from '@carelane/after-sales/imei'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { failed } from '../lookup/failures'
import { holdBack } from '../lookup/guard/hold-back'
import { placeOf } from '../lookup/place'
import type { LookupState } from '../lookup/state'
import { warrantyResult } from './result'
import type { WarrantyResult } from './state'

const form = z.object({ lang: z.string().max(10), imei: z.string().max(200) })

/** Checks the IMEI of the form. It stands in the body of a POST alone: never in an address, never in a log. */
export async function checkWarranty(
  _before: LookupState<WarrantyResult>,
  data: FormData,
): Promise<LookupState<WarrantyResult>> {
  const sent = form.safeParse(Object.fromEntries(data))
  const place = sent.success ? await placeOf(sent.data.lang) : null
  if (!sent.success || !place) notFound()
  const typed = { imei: sent.data.imei }
  const read = parseImei(typed.imei)
  if (!read.ok) {
    const t = await getTranslations({ locale: place.region.tag, namespace: 'warranty' })
    const digits = 'digits' in read ? read.digits : 0
    const problem = t(`invalid.${read.reason}`, { expected: IMEI_LENGTH, digits })
    return { status: 'invalid', typed, problems: { imei: problem } }
  }
  const held = await holdBack({
    tool: 'warranty-check',
    subjects: { imei: read.imei },
    form: data,
    typed,
    place,
  })
  if (held) return held
  const { country, locale } = place
  const answer = await afterSales().checkWarranty({ imei: read.imei, country, locale })
  if (!answer.ok) return failed(answer.failure, typed, place)
  return { status: 'answered', typed, found: await warrantyResult(answer.data, read.imei, place) }
}
