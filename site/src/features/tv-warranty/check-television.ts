'use server'

import { parseSerial, TV_SERIAL_LENGTH } from '@carelane/after-sales'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { failed } from '../lookup/failures'
import type { Finding } from '../lookup/finding'
import { holdBack } from '../lookup/guard/hold-back'
import { placeOf } from '../lookup/place'
import { serialProblem } from '../lookup/serial-problem'
import type { LookupState } from '../lookup/state'
import { warrantyFinding } from '../warranty-check/warranty-finding'
import { televisionTexts } from './television-texts'

const form = z.object({ lang: z.string().max(10), serial: z.string().max(20_000) })
const LENGTH = { least: TV_SERIAL_LENGTH, most: TV_SERIAL_LENGTH }

/** Checks the serial number of the form, which stands in the body of a POST alone. */
export async function checkTelevision(
  _before: LookupState<Finding>,
  data: FormData,
): Promise<LookupState<Finding>> {
  const sent = form.safeParse(Object.fromEntries(data))
  const place = sent.success ? await placeOf(sent.data.lang) : null
  if (!sent.success || !place) notFound()
  const typed = { serial: sent.data.serial }
  const read = parseSerial(typed.serial, LENGTH)
  if (!read.ok) {
    const problem = await serialProblem(read, TV_SERIAL_LENGTH, place)
    return { status: 'invalid', typed, problems: { serial: problem } }
  }
  const { serial: serialNumber } = read
  const held = await holdBack({ tool: 'tv-warranty', subjects: { serialNumber }, form: data, typed, place })
  if (held) return held
  const { country, locale, region } = place
  const answer = await afterSales().checkTelevision({ serialNumber, country, locale })
  if (!answer.ok) return failed(answer.failure, typed, place)
  const t = await getTranslations({ locale: region.tag, namespace: 'lookup.serial' })
  const code = { label: t('label'), value: serialNumber, isCode: true }
  const found = await warrantyFinding(answer.data, code, place, await televisionTexts(region))
  return { status: 'answered', typed, found }
}
