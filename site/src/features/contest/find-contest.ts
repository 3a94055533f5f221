'use server'

import { toAsciiDigits } from '@carelane/after-sales/digits'
import { z } from 'zod'
import { rememberContest } from '@/forms/contest/remembered-contest'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { translatorOf } from '@/i18n/translator'
import { contestShowPath } from './contest-path'

const text = z
  .string()
  .default('')
  .transform((typed) => typed.slice(0, 100))

/** Keeps number and digits out of the address. */
export async function findContest(
  _before: LookupState<string>,
  form: FormData,
): Promise<LookupState<string>> {
  const { sent: typed, section } = await readSent(z.object({ contestNumber: text, lastDigits: text }), form)
  const contestNumber = compact(typed.contestNumber).toUpperCase()
  const lastDigits = compact(typed.lastDigits)
  const isNumber = /^VC[A-Z]{2}\d{10}$/.test(contestNumber)
  const isDigits = /^\d{4}$/.test(lastDigits)
  if (!isNumber || !isDigits) {
    const t = translatorOf(section.region.tag, 'contest')
    const problems = {
      ...(!isNumber && { contestNumber: t('find.wrongNumber', { example: 'VCNG1234567890' }) }),
      ...(!isDigits && { lastDigits: t('find.wrongDigits') }),
    }
    return { status: 'invalid', typed, problems }
  }
  const numbers = { orderNumber: contestNumber }
  const throttled = await throttle({ action: 'contest-find', numbers, form, typed, section })
  if (throttled) return throttled
  await rememberContest({ own: { by: 'number', contestNumber, lastDigits } })
  return { status: 'answered', typed, found: await redirectFromAction(contestShowPath(section.lang)) }
}

function compact(typed: string): string {
  return toAsciiDigits(typed.normalize('NFKC')).replace(/[\s\p{Cf}\p{Pd}]/gu, '')
}
