'use server'

import { mccAndLanguage } from '@carelane/after-sales'
import { z } from 'zod'
import { afterSales } from '@/platform/after-sales'
import { translatorOf } from '@/i18n/translator'
import { failed } from '@/forms/failures'
import { throttle } from '@/forms/throttle'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { driversResult } from './drivers-result'
import { readSnid } from './read-snid'
import type { DriversResult } from './state'

const LONGEST_KEPT = 100

const fields = z.object({ snid: z.string() })

/** Keeps the number out of the address [2.4#34]. */
export async function findDrivers(
  _before: LookupState<DriversResult>,
  form: FormData,
): Promise<LookupState<DriversResult>> {
  const { sent, section } = await readSent(fields, form)
  const typed = { snid: sent.snid.slice(0, LONGEST_KEPT) }
  const read = readSnid(sent.snid)
  if (!read.ok) {
    const t = translatorOf(section.region.tag, 'drivers')
    return { status: 'invalid', typed, problems: { snid: t(`invalid.${read.reason}`) } }
  }
  const throttled = await throttle({
    action: 'drivers',
    numbers: { serialNumber: read.snid },
    form,
    typed,
    section,
  })
  if (throttled) return throttled
  const answer = await afterSales().call('drivers', { ...mccAndLanguage(section), snid: read.snid })
  if (!answer.ok) return failed(answer.failure, typed, section)
  return { status: 'answered', typed, found: driversResult(answer.data, section) }
}
