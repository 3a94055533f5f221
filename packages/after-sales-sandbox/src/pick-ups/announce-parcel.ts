import { countryOf } from '@carelane/countries'
import type { PoolClient } from 'pg'
import type { z } from 'zod'
import { findCentres } from '../service-centres/find-centres'
import type { SubmissionResult } from '../submissions/submit-once'
import { dayWithin, momentWithin } from '../working-days'
import { accepted, refusalOf } from './book-pick-up'
import type { postForm } from './pick-up-values'
import { findPlace } from './pick-up-zones'

/** What fits into a parcel. */
const SENT_BY_POST: readonly string[] = ['phone', 'laptop']

/** Working days */
const SENT_WITHIN = 10
/** Working days, each from the one before. */
const ARRIVES_AFTER = 3
const REPAIRED_AFTER = 3
const BACK_AFTER = 2

export function isSentByPost(device: string): boolean {
  return SENT_BY_POST.includes(device)
}

/** The last day to send a parcel that is announced now. */
export function lastDayToSend(now: Date, country: z.output<typeof postForm>['mcc']): string {
  return dayWithin(SENT_WITHIN, now, country)
}

export async function announceParcel(
  client: PoolClient,
  form: z.output<typeof postForm>,
  now: Date,
): Promise<SubmissionResult<object>> {
  const { mcc: country, device, requestKey, phone } = form
  const place = isSentByPost(device) ? await findPlace(client, country, form) : undefined
  const [centre] = place ? await findCentres(client, { country, from: place, offset: 0, limit: 1 }) : []
  if (!centre) return refusalOf('notServed')
  const arrived = momentWithin(ARRIVES_AFTER, now, country)
  const sentBack = momentWithin(REPAIRED_AFTER, arrived, country)
  const { rows } = await client.query<{ number: string }>(
    `INSERT INTO pick_ups (number, request_key, country, centre_id, time_zone, device, day, phone,
       arrived_at, sent_back_at, delivered_at)
     VALUES ('PU' || upper($1) || lpad(floor(random() * 1e10)::text, 10, '0'), $2, $1, $3, $4, $5, $6, $7, $8, $9, $10)
     RETURNING number`,
    [
      country,
      requestKey,
      centre.id,
      countryOf(country).timeZone,
      device,
      lastDayToSend(now, country),
      phone,
      arrived,
      sentBack,
      momentWithin(BACK_AFTER, sentBack, country),
    ],
  )
  const owned = { pickUpNumber: rows[0]?.number ?? '', lastDigits: phone.slice(-4), language: form.language }
  return accepted(client, owned, now)
}
