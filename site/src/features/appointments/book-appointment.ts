'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { notStored } from '@/forms/not-stored'
import { throttle } from '@/forms/throttle'
import { readSent } from '@/forms/read-sent'
import type { LookupState, Typed } from '@/forms/state'
import { submit } from '@/handing-in/submit'
import type { Receipt } from '@/forms/receipt'
import { sentText, sentTexts } from '@/forms/sent-text'
import { namedPhotos, readPhotos } from '@/uploads/read-photos'
import { FIELDS, MOST_PHOTOS } from './booking-fields'
import { readCenter } from './chosen-center'
import type { BookingContent } from './contents'
import { deliverBooking } from './deliver-appointment'
import { redirectToAppointment } from './redirect-to-appointment'
import { problemTexts } from './problem-texts'
import { readBooking } from './read-booking'
import { rememberAppointment } from './remembered-appointment'
import { SLOT_TAKEN } from './slot-taken'

const fields = z.object({
  sealed: sentText,
  ...sentTexts(FIELDS),
})

/** [1#2]; stored before this answers. */
export async function bookAppointment(
  _before: LookupState<Receipt>,
  form: FormData,
): Promise<LookupState<Receipt>> {
  const { sent, section } = await readSent(fields, form)
  const { region, country, locale } = section
  const kept = await unlessStoreFails(readPhotos(form, 'photos', MOST_PHOTOS, section))
  const { sealed = '', ...rest } = sent as Record<string, string>
  const entered: Typed = {
    ...rest,
    photos: (kept.ok ? kept.value.ids : namedPhotos(form, 'photos')).join(' '),
  }
  const t = translatorOf(region.tag, 'appointment')
  const chosen = await readCenter(sealed)
  if (!chosen) {
    refresh()
    return { status: 'failed', typed: entered, message: t('over') }
  }
  const typed: Typed = { ...entered, sealed }
  if (!kept.ok) return notStored(t('notStored'), typed)
  const photos = kept.value
  const read = readBooking(typed, chosen.center.timeZone, Date.now())
  if (!read.ok || photos.problem !== null) {
    const problems = {
      ...(!read.ok && problemTexts(read.problems, region)),
      ...(photos.problem !== null && { photos: photos.problem }),
    }
    return { status: 'invalid', typed, problems }
  }
  const { phone } = read.booked
  const throttled = await throttle({ action: 'appointment', numbers: { phone }, form, typed, section })
  if (throttled) return throttled
  const { key, center } = chosen
  const content: BookingContent = { ...read.booked, photos: photos.ids, center, country, locale }
  const handedIn = {
    key,
    kind: 'appointment',
    country,
    once: null,
    subjects: [phone],
    photos: photos.ids,
    content,
    mayFollow: [SLOT_TAKEN],
  } as const
  const submission = await unlessStoreFails(submit(handedIn, deliverBooking))
  if (!submission.ok) return notStored(t('notStored'), typed)
  if (submission.value.answer === SLOT_TAKEN) {
    refresh()
    return { status: 'invalid', typed: { ...typed, slot: '' }, problems: { slot: t('problems.taken') } }
  }
  await rememberAppointment({ by: 'form', key })
  return redirectToAppointment(section)
}
