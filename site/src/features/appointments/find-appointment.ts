'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { throttle } from '@/forms/throttle'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { readPhone } from '@/forms/phone-number'
import { readAppointmentNumber } from './appointment-number'
import { appointmentPath } from './appointment-path'
import { phoneText } from '@/forms/phone-text'
import { forgetAppointment, rememberAppointment } from './remembered-appointment'

const text = z
  .string()
  .default('')
  .transform((typed) => typed.slice(0, 100))

/** Keeps number and phone out of the address. */
export async function findAppointment(
  _before: LookupState<string>,
  form: FormData,
): Promise<LookupState<string>> {
  const fields = z.object({ appointmentNumber: text, region: text, phone: text })
  const { sent: typed, section } = await readSent(fields, form)
  const appointmentNumber = readAppointmentNumber(typed.appointmentNumber)
  const phone = readPhone(typed.phone, typed.region)
  if (appointmentNumber === null || !phone.ok) {
    const t = translatorOf(section.region.tag, 'appointment')
    const problems = {
      ...(appointmentNumber === null && { appointmentNumber: t('find.wrong') }),
      ...(!phone.ok && {
        [phone.reason === 'phoneNoCode' ? 'region' : 'phone']: phoneText(phone, section.region),
      }),
    }
    return { status: 'invalid', typed, problems }
  }
  const numbers = { phone: phone.phone, orderNumber: appointmentNumber }
  const throttled = await throttle({ action: 'appointment-find', numbers, form, typed, section })
  if (throttled) return throttled
  const askedAt = Date.now()
  await rememberAppointment({ by: 'number', appointmentNumber, phone: phone.phone, askedAt })
  return { status: 'answered', typed, found: await redirectFromAction(appointmentPath(section.lang)) }
}

export async function leaveAppointment(form: FormData): Promise<void> {
  const { section } = await readSent(z.object({}), form)
  await forgetAppointment()
  redirect(href(section.lang, 'repair-appointment'))
}
