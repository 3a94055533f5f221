'use server'

import { z } from 'zod'
import { rememberContest } from '@/forms/contest/remembered-contest'
import { readOwnNumber } from '@/forms/own-number/read-own-number'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { sentText } from '@/forms/sent-text'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { contestShowPath } from './contest-path'

const fields = z.object({ contestNumber: sentText, lastDigits: sentText })

/** Keeps number and digits out of the address. */
export async function findContest(
  _before: LookupState<string>,
  form: FormData,
): Promise<LookupState<string>> {
  const { sent: typed, section } = await readSent(fields, form)
  const { contestNumber: number, lastDigits: digits } = typed
  const read = readOwnNumber({ number, lastDigits: digits, letters: 'VC' }, section)
  if (!read.ok) {
    const { number: contestNumber, ...others } = read.problems
    return {
      status: 'invalid',
      typed,
      problems: { ...others, ...(contestNumber !== undefined && { contestNumber }) },
    }
  }
  const { number: contestNumber, lastDigits } = read
  const numbers = { orderNumber: contestNumber }
  const throttled = await throttle({ action: 'contest-find', numbers, form, typed, section })
  if (throttled) return throttled
  await rememberContest({ own: { by: 'number', contestNumber, lastDigits } })
  return { status: 'answered', typed, found: await redirectFromAction(contestShowPath(section.lang)) }
}
