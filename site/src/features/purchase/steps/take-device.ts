'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { rememberBasket } from './basket'
import { purchasePath } from './channel'
import { readSealedDevice } from '@/forms/sealed-device'
import { sentText } from '@/forms/sent-text'

export async function takeDevice(form: FormData): Promise<void> {
  const { sent, section } = await readSent(z.object({ sealed: sentText }), form)
  const imei = await readSealedDevice(sent.sealed)
  if (imei === null) redirect(purchasePath(section.lang, 'online', 'start'))
  await rememberBasket({ imei })
  redirect(purchasePath(section.lang, 'online', 'list'))
}
