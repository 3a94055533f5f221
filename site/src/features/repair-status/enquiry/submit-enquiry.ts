'use server'

import { z } from 'zod'
import { notStored } from '@/forms/not-stored'
import { readSent } from '@/forms/read-sent'
import type { Receipt } from '@/forms/receipt'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { typedText } from '@/forms/typed-text'
import { sentText } from '@/forms/sent-text'
import { submit } from '@/handing-in/submit'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { showPath } from '../show-path'
import { readAskedOrder, subjectOf } from './asked-order'
import { deliverEnquiry } from './deliver-enquiry'
import type { EnquiryContent } from './enquiry-content'
import { LONGEST_NOTE } from './longest-note'

type Step = LookupState<Receipt>

/** Stored before this answers. */
export async function submitEnquiry(_before: Step, form: FormData): Promise<Step> {
  const { sent, section } = await readSent(z.object({ sealed: sentText, note: sentText }), form)
  const { sealed, ...typed } = sent
  const t = translatorOf(section.region.tag, 'enquiry')
  const asked = await readAskedOrder(sealed)
  if (!asked) return { status: 'failed', typed, message: t('over') }
  const note = typedText(typed.note)
  if (note.length > LONGEST_NOTE)
    return { status: 'invalid', typed, problems: { note: t('long', { most: LONGEST_NOTE }) } }
  const { orderNumber, key } = asked
  const throttled = await throttle({
    action: 'repair-enquiry',
    numbers: { orderNumber },
    form,
    typed,
    section,
  })
  if (throttled) return throttled
  const { country, locale } = section
  const content: EnquiryContent = { country, locale, orderNumber, ...(note && { note }) }
  const once = subjectOf(asked)
  const subjects = [orderNumber]
  const submission = await unlessStoreFails(
    submit({ key, kind: 'repair-enquiry', country, once, subjects, content }, deliverEnquiry),
  )
  if (!submission.ok) return notStored(t('notStored'), { ...typed, sealed })
  await redirectFromAction(showPath(section.lang))
  return {
    status: 'answered',
    typed: {},
    found: { tone: 'good', title: t('received'), text: t('receivedText') },
  }
}
