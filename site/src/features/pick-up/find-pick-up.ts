'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { openByOwnNumber } from '@/forms/own-number/open-by-own-number'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { href } from '@/links/href'
import { forgetPickUp, rememberPickUp } from './remembered-pick-up'

export async function findPickUp(_before: LookupState<string>, form: FormData): Promise<LookupState<string>> {
  return await openByOwnNumber(form, {
    name: 'pickUpNumber',
    letters: 'PU',
    action: 'pick-up-find',
    remember: ({ number, lastDigits }) =>
      rememberPickUp({ own: { by: 'number', pickUpNumber: number, lastDigits } }),
    path: ({ lang }) => href(lang, 'pick-up/show'),
  })
}

export async function leavePickUp(form: FormData): Promise<void> {
  const { section } = await readSent(z.object({}), form)
  await forgetPickUp()
  redirect(href(section.lang, 'pick-up'))
}
