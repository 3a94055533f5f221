'use server'

import { parseSerial, PART_SERIAL_LENGTH } from '@carelane/after-sales'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { failed } from '../lookup/failures'
import type { Finding } from '../lookup/finding'
import { holdBack } from '../lookup/guard/hold-back'
import { placeOf } from '../lookup/place'
import { serialProblem } from '../lookup/serial-problem'
import type { LookupState } from '../lookup/state'
import { partFinding } from './part-finding'

const form = z.object({ lang: z.string().max(10), serial: z.string().max(20_000) })
const LENGTH = { least: PART_SERIAL_LENGTH, most: PART_SERIAL_LENGTH }

/** Checks whether a spare part is genuine [1#7]. */
export async function checkPart(
  _before: LookupState<Finding>,
  data: FormData,
): Promise<LookupState<Finding>> {
  const sent = form.safeParse(Object.fromEntries(data))
  const place = sent.success ? await placeOf(sent.data.lang) : null
  if (!sent.success || !place) notFound()
  const typed = { serial: sent.data.serial }
  const read = parseSerial(typed.serial, LENGTH)
  if (!read.ok) {
    const problem = await serialProblem(read, PART_SERIAL_LENGTH, place)
    return { status: 'invalid', typed, problems: { serial: problem } }
  }
  const { serial: serialNumber } = read
  const tool = 'spare-parts-serial'
  const held = await holdBack({ tool, subjects: { serialNumber }, form: data, typed, place })
  if (held) return held
  const answer = await afterSales().ask('sparePartSerial', { serialNumber, language: place.locale })
  if (!answer.ok) return failed(answer.failure, typed, place)
  return { status: 'answered', typed, found: await partFinding(answer.data, serialNumber, place) }
}
