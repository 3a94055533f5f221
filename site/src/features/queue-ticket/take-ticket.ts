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
import { readAsked } from './asked-ticket'
import { ticketPath } from './held-ticket'

type Step = LookupState<string>

const REFUSED = ['closed', 'full', 'notOffered'] as const

/** The same form takes one number, however often it comes. */
export async function takeTicket(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(z.object({ sealed: sentText }), form)
  const t = translatorOf(section.region.tag, 'ticket')
  const asked = await readAsked(typed.sealed)
  if (!asked || !afterSales().offers('centre-availability'))
    return { status: 'failed', typed, message: t('old') }
  const throttled = await throttle({ action: 'queue-ticket', numbers: {}, form, typed, section })
  if (throttled) return throttled
  const { centerId, key: requestKey, returnKey } = asked
  const place = mccAndLanguage(section)
  const answer = await afterSales().call('queueTicketTake', {
    requestKey,
    ...place,
    serviceCenterId: centerId,
  })
  if (!answer.ok) return failed(answer.failure, typed, section)
  const { result, ticket } = answer.data
  if (!ticket) {
    const why = REFUSED.find((reason) => reason === result) ?? 'notOffered'
    return { status: 'failed', typed, message: t(`refused.${why}`) }
  }
  const { ticketId, number } = ticket
  const path = await ticketPath(section.lang, { ticketId, number, centerId, returnKey })
  return { status: 'answered', typed, found: await redirectFromAction(path) }
}
