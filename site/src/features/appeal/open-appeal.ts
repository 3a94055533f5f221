'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { currentAccount } from '@/accounts/account'
import { appealPath } from './appeal-path'
import { rememberAppeal } from './remembered-appeal'

const openAppealForm = z.object({
  serviceNumber: z.string().min(1).max(40).optional(),
  key: z.uuid().optional(),
})

/** Keeps the number out of the address; the next page checks its owner. */
export async function openAppeal(form: FormData): Promise<void> {
  const { sent, section } = await readSent(openAppealForm, form)
  const account = await currentAccount()
  if (!account) redirect(appealPath(section.lang, 'mine'))
  await rememberAppeal({ owner: account.owner, ...sent })
  redirect(appealPath(section.lang, 'show'))
}
