import { CALLS, mccAndLanguage, type CallResponse, type Failure } from '@carelane/after-sales'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import type { SiteSection } from '@/forms/site-section'
import { findSubmission, type Submission } from '@/handing-in/ledger'
import { readContent } from '@/handing-in/read-content'
import { afterSales } from '@/platform/after-sales'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { bookingContent, type BookingContent } from './pick-up-content'
import type { RememberedPickUp } from './remembered-pick-up'

export type PickUp = NonNullable<CallResponse<'pickUpDetail'>>

type Cancellation = Pick<Submission, 'state'>

export type OwnPickUp =
  | { kind: 'nothing' }
  | { kind: 'on-its-way'; booking: BookingContent | null }
  | { kind: 'unknown' }
  | { kind: 'refused'; answer: string; booking: BookingContent | null }
  /** With what the service said when it was booked. */
  | { kind: 'failed'; failure: Failure; pickUp: PickUp | null }
  | {
      kind: 'found'
      pickUp: PickUp
      lastDigits: string
      /** What this browser booked. */
      booking: BookingContent | null
      cancellation: Cancellation | null
    }

type Asked = Pick<SiteSection, 'country' | 'locale'>
type Known = NonNullable<RememberedPickUp['own']>

export async function ownPickUp({ own }: RememberedPickUp, visit: Asked): Promise<OwnPickUp> {
  if (!own) return { kind: 'nothing' }
  const failure = await tooManyReloads('pick-up-show')
  if (failure) return { kind: 'failed', failure, pickUp: null }
  const found = await unlessStoreFails(own.by === 'form' ? bookedHere(own, visit) : foundByNumber(own, visit))
  return found.ok ? found.value : { kind: 'failed', failure: NO_STORE, pickUp: null }
}

const NO_STORE: Failure = { kind: 'network', isRetryable: true, cause: new Error('no store') }

async function bookedHere(own: Extract<Known, { by: 'form' }>, visit: Asked): Promise<OwnPickUp> {
  const submission = await findSubmission('pick-up', { key: own.key, once: null })
  if (!submission) return { kind: 'unknown' }
  const { state, answer, details } = submission
  const booking = bookingContent.safeParse(await readContent('pick-up', own.key)).data ?? null
  if (state === 'refused') return { kind: 'refused', answer: answer ?? '', booking }
  const pickUp = readDetails(details)
  if (!pickUp) return { kind: 'on-its-way', booking }
  return asked(own, { pickUp, pickUpNumber: pickUp.pickUpNumber, booking }, visit)
}

function foundByNumber(own: Extract<Known, { by: 'number' }>, visit: Asked): Promise<OwnPickUp> {
  return asked(own, { pickUp: null, pickUpNumber: own.pickUpNumber, booking: null }, visit)
}

interface Before {
  pickUp: PickUp | null
  pickUpNumber: string
  booking: BookingContent | null
}

async function asked(
  { lastDigits, cancelKey }: Known,
  { pickUp, pickUpNumber, booking }: Before,
  visit: Asked,
): Promise<OwnPickUp> {
  const cancellation = cancelKey
    ? await findSubmission('pick-up-cancel', { key: cancelKey, once: null })
    : null
  const place = mccAndLanguage(visit)
  const answer = await afterSales().call('pickUpDetail', { pickUpNumber, lastDigits, ...place })
  if (!answer.ok) return { kind: 'failed', failure: answer.failure, pickUp }
  if (!answer.data) return { kind: 'unknown' }
  return { kind: 'found', pickUp: answer.data, lastDigits, booking, cancellation }
}

function readDetails(details: unknown): PickUp | null {
  return CALLS.pickUpDetail.response.safeParse(details).data ?? null
}
