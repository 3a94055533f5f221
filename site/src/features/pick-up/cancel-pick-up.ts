'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { notStored } from '@/forms/not-stored'
import { readSent } from '@/forms/read-sent'
import type { Receipt } from '@/forms/receipt'
import { sentText } from '@/forms/sent-text'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { submit } from '@/handing-in/submit'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { deliverPickUpCancellation } from './deliver-pick-up'
import type { CancelContent } from './pick-up-content'
import { redirectToPickUp } from './redirect-to-pick-up'
import { recallPickUp, rememberPickUp } from './remembered-pick-up'
import { readSealedOwned } from './sealed-booking'

type Step = LookupState<Receipt>

export async function cancelPickUp(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(z.object({ sealed: sentText }), form)
  const t = translatorOf(section.region.tag, 'appointment')
  const owned = await readSealedOwned(typed.sealed)
  if (!owned) {
    refresh()
    return { status: 'failed', typed: {}, message: t('over') }
  }
  const { key, pickUpNumber, lastDigits } = owned
  const numbers = { orderNumber: pickUpNumber }
  const throttled = await throttle({ action: 'pick-up-cancel', numbers, form, typed, section })
  if (throttled) return throttled
  const { country, locale } = section
  const content: CancelContent = { pickUpNumber, lastDigits, country, locale }
  const subjects = [pickUpNumber]
  const handedIn = { key, kind: 'pick-up-cancel', country, once: pickUpNumber, subjects, content } as const
  const canceled = await unlessStoreFails(submit(handedIn, deliverPickUpCancellation))
  if (!canceled.ok) return notStored(t('notStored'), typed)
  const { own } = await recallPickUp()
  if (own) await rememberPickUp({ own: { ...own, cancelKey: canceled.value.key } })
  return redirectToPickUp(section)
}
