'use server'

import { redirect } from 'next/navigation'
import { toAsciiDigits } from '@carelane/after-sales/digits'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { sentText } from '@/forms/sent-text'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { forgetPickUp, rememberPickUp } from './remembered-pick-up'

/** Keeps number and digits out of the address. */
export async function findPickUp(_before: LookupState<string>, form: FormData): Promise<LookupState<string>> {
  const fields = z.object({ pickUpNumber: sentText, lastDigits: sentText })
  const { sent: typed, section } = await readSent(fields, form)
  const pickUpNumber = compact(typed.pickUpNumber).toUpperCase()
  const lastDigits = compact(typed.lastDigits)
  const isNumber = /^PU[A-Z]{2}\d{10}$/.test(pickUpNumber)
  const isDigits = /^\d{4}$/.test(lastDigits)
  if (!isNumber || !isDigits) {
    const t = translatorOf(section.region.tag, 'contest')
    const problems = {
      ...(!isNumber && { pickUpNumber: t('find.wrongNumber', { example: 'PUNG1234567890' }) }),
      ...(!isDigits && { lastDigits: t('find.wrongDigits') }),
    }
    return { status: 'invalid', typed, problems }
  }
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

function compact(typed: string): string {
  return toAsciiDigits(typed.slice(0, 100).normalize('NFKC')).replace(/[\s\p{Cf}\p{Pd}]/gu, '')
}
