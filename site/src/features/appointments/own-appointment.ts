import { CALLS, mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import { afterSales } from '@/platform/after-sales'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import type { SiteSection } from '@/forms/site-section'
import { findSubmission, type Submission } from '@/handing-in/ledger'
import { readContent } from '@/handing-in/read-content'
import { bookingContent, type BookingContent } from './contents'
import type { RememberedAppointment } from './remembered-appointment'

export type Appointment = NonNullable<CallResponse<'appointmentDetail'>>

export interface Writing {
  kind: 'appointment-change' | 'appointment-cancel'
  state: Submission['state']
  answer: string | null
}

export type OwnAppointment =
  | { kind: 'nothing' }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'waiting'; booking: BookingContent | null }
  | { kind: 'refused'; answer: string; booking: BookingContent | null }
  /** Null if the service took it without details. */
  | {
      kind: 'found'
      appointment: Appointment | null
      phone: string
      writing: Writing | null
      /** What this browser booked. */
      booking: BookingContent | null
    }

type Asked = Pick<Visit | SiteSection, 'country' | 'locale'>

export async function ownAppointment(
  remembered: RememberedAppointment | null,
  visit: Asked,
): Promise<OwnAppointment> {
  if (!remembered) return { kind: 'nothing' }
  const failure = await tooManyReloads('appointment-show')
  if (failure) return { kind: 'failed', failure }
  const own = await unlessStoreFails(
    remembered.by === 'form' ? bookedHere(remembered, visit) : foundByNumber(remembered, visit),
  )
  return own.ok ? own.value : { kind: 'failed', failure: NO_STORE }
}

const NO_STORE: Failure = { kind: 'network', isRetryable: true, cause: new Error('no store') }

type Remembered<By> = Extract<RememberedAppointment, { by: By }>

async function bookedHere(remembered: Remembered<'form'>, visit: Asked): Promise<OwnAppointment> {
  const { key } = remembered
  const submission = await findSubmission('appointment', { key, once: null })
  if (!submission) return { kind: 'nothing' }
  const booking = await readBookingOf(key)
  const { state, answer, details } = submission
  if (state === 'refused') return { kind: 'refused', answer: answer ?? '', booking }
  if (state !== 'delivered' || !booking) return { kind: 'waiting', booking }
  const { phone } = booking
  const last = await lastWriting(remembered)
  const booked = readDetails(last?.details) ?? readDetails(details)
  const writing = last && writingOf(last)
  if (!booked) return { kind: 'found', appointment: null, phone, writing, booking }
  const { appointmentNumber } = booked
  const now = await afterSales().call('appointmentDetail', {
    appointmentNumber,
    phone,
    ...mccAndLanguage(visit),
  })
  return { kind: 'found', appointment: (now.ok && now.data) || booked, phone, writing, booking }
}

async function foundByNumber(remembered: Remembered<'number'>, visit: Asked): Promise<OwnAppointment> {
  const { appointmentNumber, phone } = remembered
  const last = await lastWriting(remembered)
  const answer = await afterSales().call('appointmentDetail', {
    appointmentNumber,
    phone,
    ...mccAndLanguage(visit),
  })
  const appointment = answer.ok ? answer.data : readDetails(last?.details)
  if (appointment)
    return { kind: 'found', appointment, phone, writing: last && writingOf(last), booking: null }
  return answer.ok ? { kind: 'unknown' } : { kind: 'failed', failure: answer.failure }
}

export async function readBookingOf(key: string): Promise<BookingContent | null> {
  const content = await unlessStoreFails(readContent('appointment', key))
  return content.ok ? (bookingContent.safeParse(content.value).data ?? null) : null
}

export async function isAbout(
  remembered: RememberedAppointment,
  appointmentNumber: string,
): Promise<boolean> {
  if (remembered.by === 'number') return remembered.appointmentNumber === appointmentNumber
  const found = await unlessStoreFails(findSubmission('appointment', { key: remembered.key, once: null }))
  return found.ok && readDetails(found.value?.details)?.appointmentNumber === appointmentNumber
}

type Last = Submission & Pick<Writing, 'kind'>

async function lastWriting({ write }: RememberedAppointment): Promise<Last | null> {
  if (!write) return null
  const found = await findSubmission(write.kind, { key: write.key, once: null })
  return found && { ...found, kind: write.kind }
}

function writingOf({ kind, state, answer }: Last): Writing {
  return { kind, state, answer }
}

function readDetails(details: unknown): Appointment | null {
  const read = CALLS.appointmentDetail.response.safeParse(details)
  return read.success ? read.data : null
}
