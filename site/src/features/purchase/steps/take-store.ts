'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { readSent } from '@/forms/read-sent'
import { sentText } from '@/forms/sent-text'
import { recallBasket, rememberBasket } from './basket'
import { purchasePath } from './channel'
import { readSealedStore } from './sealed-store'

export async function takeStore(form: FormData): Promise<void> {
  const { sent, section } = await readSent(z.object({ sealed: sentText }), form)
  const [store, basket] = await Promise.all([readSealedStore(sent.sealed), recallBasket()])
  if (!store || !basket) redirect(purchasePath(section.lang, 'offline', basket ? 'store' : 'start'))
  const { imei } = basket
  await rememberBasket({ imei, store })
  redirect(purchasePath(section.lang, 'offline', 'list'))
}
