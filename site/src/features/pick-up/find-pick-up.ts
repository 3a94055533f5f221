'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readOwnNumber } from '@/forms/own-number/read-own-number'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { sentText } from '@/forms/sent-text'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { href } from '@/links/href'
import { forgetPickUp, rememberPickUp } from './remembered-pick-up'

const fields = z.object({ pickUpNumber: sentText, lastDigits: sentText })

/** Keeps number and digits out of the address. */
export async function findPickUp(_before: LookupState<string>, form: FormData): Promise<LookupState<string>> {
  const { sent: typed, section } = await readSent(fields, form)
  const { pickUpNumber: number, lastDigits: digits } = typed
  const read = readOwnNumber({ number, lastDigits: digits, letters: 'PU' }, section)
  if (!read.ok) {
    const { number: pickUpNumber, ...others } = read.problems
    return {
      status: 'invalid',
      typed,
      problems: { ...others, ...(pickUpNumber !== undefined && { pickUpNumber }) },
    }
  }
  const { number: pickUpNumber, lastDigits } = read
  const numbers = { orderNumber: pickUpNumber }
  const throttled = await throttle({ action: 'pick-up-find', numbers, form, typed, section })
  if (throttled) return throttled
  await rememberPickUp({ own: { by: 'number', pickUpNumber, lastDigits } })
  const found = await redirectFromAction(href(section.lang, 'pick-up/show'))
  return { status: 'answered', typed, found }
}

export async function leavePickUp(form: FormData): Promise<void> {
  const { section } = await readSent(z.object({}), form)
  await forgetPickUp()
  redirect(href(section.lang, 'pick-up'))
}
