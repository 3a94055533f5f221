'use server'

import { IMEI_LENGTH, parseImei } from '@carelane/after-sales/imei'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { FAILURE_MESSAGES } from './failures'
import { placeOf } from './place'
import { warrantyResult } from './result'
import type { WarrantyState } from './state'

const form = z.object({ lang: z.string().max(10), imei: z.string().max(200) })

/** Checks the IMEI of the form. It stands in the body of a POST alone: never in an address, never in a log. */
export async function checkWarranty(_before: WarrantyState, data: FormData): Promise<WarrantyState> {
  const sent = form.safeParse(Object.fromEntries(data))
  const place = sent.success ? await placeOf(sent.data.lang) : null
  if (!sent.success || !place) notFound()
  const value = sent.data.imei
  const t = await getTranslations({ locale: place.region.tag, namespace: 'warranty' })
  const read = parseImei(value)
  if (!read.ok) {
    const digits = 'digits' in read ? read.digits : 0
    return {
      status: 'invalid',
      value,
      message: t(`invalid.${read.reason}`, { expected: IMEI_LENGTH, digits }),
    }
  }
  const { country, locale } = place
  const answer = await afterSales().checkWarranty({ imei: read.imei, country, locale })
  if (!answer.ok) {
    return { status: 'failed', value, message: t(`failed.${FAILURE_MESSAGES[answer.failure.kind]}`) }
  }
  return { status: 'answered', value, result: await warrantyResult(answer.data, read.imei, place) }
}
