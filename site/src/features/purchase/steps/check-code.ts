'use server'

import { z } from 'zod'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { currentAccount } from '@/accounts/account'
import { failureText } from '@/forms/failures'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { readSent } from '@/forms/read-sent'
import { sentText } from '@/forms/sent-text'
import { priceWith, type CheckedCode } from './price-with'
import { readSealedOrder } from './sealed-order'
import { typedField } from './sent-fields'

const fields = z.object({ sealed: sentText, code: typedField })

/** While typing [7#40]; places no order. */
export async function checkCode(form: FormData): Promise<CheckedCode> {
  const { sent, section } = await readSent(fields, form)
  const [order, asked] = await Promise.all([readSealedOrder(sent.sealed), unlessStoreFails(currentAccount())])
  const account = asked.ok ? asked.value : undefined
  if (!order || account?.owner !== order.owner) return { text: '', isGood: false, priced: null }
  const failure = await tooManyReloads('purchase-code')
  if (failure) return { text: failureText(failure, section), isGood: false, priced: null }
  return priceWith(sent.code, order, account, section)
}
