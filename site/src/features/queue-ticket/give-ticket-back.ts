'use server'

import { mccAndLanguage } from '@carelane/after-sales'
import { z } from 'zod'
import { failed } from '@/forms/failures'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { LookupState } from '@/forms/state'
import { sentText } from '@/forms/sent-text'
import { throttle } from '@/forms/throttle'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { readTicket, ticketPath } from './held-ticket'

type Step = LookupState<string>

export async function giveTicketBack(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(z.object({ sealed: sentText }), form)
  const held = await readTicket(typed.sealed)
  if (!held || !afterSales().offers('centre-availability')) {
    const message = translatorOf(section.region.tag, 'ticket')('unknown.text')
    return { status: 'failed', typed, message }
  }
  const throttled = await throttle({ action: 'queue-ticket-back', numbers: {}, form, typed, section })
  if (throttled) return throttled
  const { ticketId, returnKey: requestKey } = held
  const answer = await afterSales().call('queueTicketGiveBack', {
    requestKey,
    ...mccAndLanguage(section),
    ticketId,
  })
  if (!answer.ok) return failed(answer.failure, typed, section)
  const path = await ticketPath(section.lang, held)
  return { status: 'answered', typed, found: await redirectFromAction(path) }
}
