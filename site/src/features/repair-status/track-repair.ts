'use server'

import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { throttle } from '@/forms/throttle'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { exampleOrderNumber } from './order-number'
import { readLookup } from './read-lookup'
import { rememberLookup } from './remembered'
import { showPath } from './show-path'

/** Too long for cutting to make a number valid. */
const LONGEST = 100
const typedText = z
  .string()
  .default('')
  .transform((text) => text.slice(0, LONGEST))

const fields = z.object({
  by: z.enum(['order', 'phone']).catch('order'),
  orderNumber: typedText,
  region: typedText,
  phone: typedText,
})

export async function trackRepair(
  _before: LookupState<string>,
  form: FormData,
): Promise<LookupState<string>> {
  const { sent: typed, section } = await readSent(fields, form)
  const read = readLookup(typed)
  if (!read.ok) {
    const { problem } = read
    const { found, chosen } = problem.reason === 'phoneOtherCountry' ? problem : { found: '', chosen: '' }
    const t = translatorOf(section.region.tag, 'repair')
    const text = t(`invalid.${problem.reason}`, {
      found,
      chosen,
      example: exampleOrderNumber(section.country),
    })
    return { status: 'invalid', typed, problems: { [read.field]: text } }
  }
  const { lookup } = read
  const numbers = lookup.by === 'order' ? { orderNumber: lookup.orderNumber } : { phone: lookup.phone }
  const throttled = await throttle({ action: 'repair-status', numbers, form, typed, section })
  if (throttled) return throttled
  await rememberLookup(section.lang, { ...lookup, askedAt: Date.now() })
  return { status: 'answered', typed, found: await redirectFromAction(showPath(section.lang)) }
}
