'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { currentAccount } from '@/accounts/account'
import { readSent } from '@/forms/read-sent'
import { sentText } from '@/forms/sent-text'
import { beginPayment } from '../begin-payment'
import { purchasePath } from './channel'
import { returnUrl } from './return-url'
import { readSealedPayment } from './sealed-payment'
import { readChannel } from './sent-fields'

const fields = z.object({ channel: readChannel, sealed: sentText })

/** Also after a failure [4#34]. */
export async function payOrder(form: FormData): Promise<void> {
  const { sent, section } = await readSent(fields, form)
  const { channel } = sent
  const path = purchasePath(section.lang, channel, 'pay')
  const [payment, asked] = await Promise.all([
    readSealedPayment(sent.sealed),
    unlessStoreFails(currentAccount()),
  ])
  if (!asked.ok) redirect(`${path}?failed=1`)
  const account = asked.value
  if (!payment || account?.owner !== payment.owner) redirect(path)
  const { key, orderNumber } = payment
  const { country, locale } = section
  const begun = await unlessStoreFails(
    beginPayment({
      ...{ key, account, country, locale, orderNumber },
      returnUrl: returnUrl(section, channel),
    }),
  )
  if (!begun.ok) redirect(`${path}?failed=1`)
  redirect(begun.value.kind === 'paying' ? `${path}?go=1` : path)
}
