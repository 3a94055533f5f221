'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { notStored } from '@/forms/not-stored'
import { phoneText } from '@/forms/phone-text'
import { readSent } from '@/forms/read-sent'
import type { Receipt } from '@/forms/receipt'
import { sentText, sentTexts } from '@/forms/sent-text'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState, Typed } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { submit } from '@/handing-in/submit'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { deliverPickUp, WINDOW_TAKEN } from './deliver-pick-up'
import type { BookingContent } from './pick-up-content'
import { BOOKING_FIELDS, LONGEST } from './pick-up-fields'
import { readBooking, type BookingProblem } from './read-booking'
import { redirectToPickUp } from './redirect-to-pick-up'
import { rememberPickUp } from './remembered-pick-up'
import { readSealedBooking } from './sealed-booking'

type Step = LookupState<Receipt>

/** Stored before this answers. */
export async function bookPickUp(_before: Step, form: FormData): Promise<Step> {
  const fields = z.object({ sealed: sentText, ...sentTexts(BOOKING_FIELDS) })
  const { sent, section } = await readSent(fields, form)
  const typed = sent as Typed
  const appointment = translatorOf(section.region.tag, 'appointment')
  const begun = await readSealedBooking(typed.sealed ?? '')
  if (!begun) {
    refresh()
    return { status: 'failed', typed: withoutSeal(typed), message: appointment('over') }
  }
  const read = readBooking(typed, begun, Date.now())
  if (!read.ok) return { status: 'invalid', typed, problems: problemTexts(read.problems, section) }
  const { phone } = read.entered
  const throttled = await throttle({ action: 'pick-up', numbers: { phone }, form, typed, section })
  if (throttled) return throttled
  const { country, locale } = section
  const { key, device, fault, address } = begun
  const content: BookingContent = { ...read.entered, ...address, device, fault, country, locale }
  const handedIn = { key, kind: 'pick-up', country, once: null, subjects: [phone], content } as const
  const submission = await unlessStoreFails(submit({ ...handedIn, mayFollow: [WINDOW_TAKEN] }, deliverPickUp))
  if (!submission.ok) return notStored(appointment('notStored'), typed)
  if (submission.value.answer === WINDOW_TAKEN) {
    refresh()
    return {
      status: 'invalid',
      typed: { ...typed, window: '' },
      problems: { window: appointment('problems.taken') },
    }
  }
  await rememberPickUp({ own: { by: 'form', key, lastDigits: phone.slice(-4) } })
  return redirectToPickUp(section)
}

/** The page brings a new one. */
function withoutSeal({ sealed: _, ...typed }: Typed): Typed {
  return typed
}

function problemTexts(problems: readonly BookingProblem[], { region }: SiteSection): Typed {
  const t = translatorOf(region.tag, 'appointment')
  const text = ({ field, why }: BookingProblem): string => {
    if (typeof why === 'object') return phoneText(why, region)
    if (field === 'window') return t(why === 'past' ? 'problems.past' : 'problems.slot')
    return why === 'long' ? t('problems.long', { most: LONGEST.name }) : t('problems.name')
  }
  return Object.fromEntries(problems.map((problem) => [problem.field, text(problem)]))
}
