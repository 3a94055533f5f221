'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { notStored } from '@/forms/not-stored'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState, Typed } from '@/forms/state'
import type { Submission } from '@/handing-in/ledger'
import type { Receipt } from '@/forms/receipt'
import { sentText } from '@/forms/sent-text'
import { submit } from '@/handing-in/submit'
import type { CancelContent, ChangeContent } from './contents'
import { deliverCancellation, deliverChange } from './deliver-appointment'
import { redirectToAppointment } from './redirect-to-appointment'
import { isAbout } from './own-appointment'
import { readOwned, type OwnedAppointment } from './owned'
import { problemTexts } from './problem-texts'
import { readTime } from './read-booking'
import { recallAppointment, rememberAppointment } from './remembered-appointment'
import type { Slot } from '@/service-centers/opening/slot'
import { SLOT_TAKEN } from './slot-taken'

type Step = LookupState<Receipt>

export async function changeAppointment(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(z.object({ sealed: sentText, slot: sentText }), form)
  const owned = await readOwned(typed.sealed)
  if (!owned) return withNewForm({ slot: typed.slot }, section)
  const time = readTime(typed.slot, owned.timeZone, Date.now())
  if (!time.ok) return { status: 'invalid', typed, problems: problemTexts([time.problem], section.region) }
  const throttled = await hold(owned, form, typed, section)
  if (throttled) return throttled
  const changed = await unlessStoreFails(handInChange(owned, time.value, section))
  if (!changed.ok) return notStored(translatorOf(section.region.tag, 'appointment')('notStored'), typed)
  if (changed.value.answer === SLOT_TAKEN) {
    refresh()
    const t = translatorOf(section.region.tag, 'appointment')
    return { status: 'invalid', typed: { ...typed, slot: '' }, problems: { slot: t('problems.taken') } }
  }
  await remember(owned, { kind: 'appointment-change', key: changed.value.key })
  return redirectToAppointment(section)
}

export async function cancelAppointment(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(z.object({ sealed: sentText }), form)
  const owned = await readOwned(typed.sealed)
  if (!owned) return withNewForm({}, section)
  const throttled = await hold(owned, form, typed, section)
  if (throttled) return throttled
  const { country, locale } = section
  const { key, appointmentNumber, phone } = owned
  const content: CancelContent = { appointmentNumber, phone, country, locale }
  const subjects = [phone, appointmentNumber]
  const once = appointmentNumber
  const handedIn = { key, kind: 'appointment-cancel', country, once, subjects, content } as const
  const canceled = await unlessStoreFails(submit(handedIn, deliverCancellation))
  if (!canceled.ok) return notStored(translatorOf(section.region.tag, 'appointment')('notStored'), typed)
  await remember(owned, { kind: 'appointment-cancel', key: canceled.value.key })
  return redirectToAppointment(section)
}

function hold({ phone }: OwnedAppointment, form: FormData, typed: Typed, section: SiteSection) {
  return throttle({ action: 'appointment-change', numbers: { phone }, form, typed, section })
}

function handInChange(owned: OwnedAppointment, slot: Slot, section: SiteSection): Promise<Submission> {
  const { country, locale } = section
  const { key, appointmentNumber, phone, centerId: serviceCenterId } = owned
  const content: ChangeContent = { appointmentNumber, phone, serviceCenterId, ...slot, country, locale }
  const subjects = [phone, appointmentNumber]
  const handedIn = { key, kind: 'appointment-change', country, once: null, subjects, content } as const
  return submit({ ...handedIn, mayFollow: [SLOT_TAKEN] }, deliverChange)
}

async function remember(
  { appointmentNumber, phone }: OwnedAppointment,
  write: { kind: 'appointment-change' | 'appointment-cancel'; key: string },
): Promise<void> {
  const known = await recallAppointment()
  // Another tab may have opened another appointment.
  const isSame = known !== null && (await isAbout(known, appointmentNumber))
  const found = { by: 'number', appointmentNumber, phone, askedAt: Date.now() } as const
  await rememberAppointment({ ...(isSame ? known : found), write })
}

function withNewForm(typed: Typed, section: SiteSection): Step {
  refresh()
  return { status: 'failed', typed, message: translatorOf(section.region.tag, 'appointment')('over') }
}
