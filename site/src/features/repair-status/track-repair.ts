'use server'

import { z } from 'zod'
import { LONGEST_NUMBER } from '@/forms/longest-number'
import { throttle } from '@/forms/throttle'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { problemText } from './problem-text'
import { numbersOf, readLookup } from './read-lookup'
import { rememberLookup } from './remembered'
import { showPath } from './show-path'

const typedText = z
  .string()
  .default('')
  .transform((text) => text.slice(0, LONGEST_NUMBER))

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
  if (!read.ok) return { status: 'invalid', typed, problems: { [read.field]: problemText(read, section) } }
  const { lookup } = read
  const numbers = numbersOf(lookup)
  const throttled = await throttle({ action: 'repair-status', numbers, form, typed, section })
  if (throttled) return throttled
  await rememberLookup(section.lang, { ...lookup, askedAt: Date.now() })
  return { status: 'answered', typed, found: await redirectFromAction(showPath(section.lang)) }
}
