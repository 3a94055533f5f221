import type { PoolClient } from 'pg'
import type { z } from 'zod'
import type { SubmissionResult } from '../submissions/submit-once'
import { appointmentEntry, findAppointment, statusOf, type Appointment } from './appointment-record'
import type { appointmentForm, cancelForm, changeForm } from './appointment-values'
import { reserveSlot } from './reserve-slot'

interface Answer {
  result: string
  appointment: object | null
}

const ONE_MISSES_OF = 5

const refusalOf = (result: string): SubmissionResult<Answer> => ({ answer: { result, appointment: null } })

export async function book(
  client: PoolClient,
  form: z.output<typeof appointmentForm>,
  now: Date,
): Promise<SubmissionResult<Answer>> {
  const taken = await reserveSlot(client, form, now)
  if (!taken) return refusalOf('slotTaken')
  const { rows } = await client.query<{ number: string }>(
    `INSERT INTO appointments
       (number, request_key, centre_id, day, start_time, place, phone, model, shows_up, created_at)
     SELECT 'AP' || upper(country) || lpad(floor(random() * 1e10)::text, 10, '0'), $2, id, $3, $4, $5, $6, $7,
       (SELECT count(*) % $9 <> $9 - 1 FROM appointments), $8
     FROM service_centres WHERE id = $1
     RETURNING number`,
    [
      taken.centre.id,
      form.requestKey,
      form.date,
      form.start,
      taken.place,
      form.phone,
      form.model ?? form.product,
      now,
      ONE_MISSES_OF,
    ],
  )
  return accepted(client, { ...form, appointmentNumber: rows[0]?.number ?? '' }, now)
}

export async function change(
  client: PoolClient,
  form: z.output<typeof changeForm>,
  now: Date,
): Promise<SubmissionResult<Answer>> {
  const obstacle = await obstacleTo(client, form, now)
  if (obstacle) return refusalOf(obstacle)
  const taken = await reserveSlot(client, form, now)
  if (!taken) return refusalOf('slotTaken')
  await client.query(
    'UPDATE appointments SET centre_id = $2, day = $3, start_time = $4, place = $5 WHERE number = $1',
    [form.appointmentNumber, taken.centre.id, form.date, form.start, taken.place],
  )
  return accepted(client, form, now)
}

export async function cancel(
  client: PoolClient,
  form: z.output<typeof cancelForm>,
  now: Date,
): Promise<SubmissionResult<Answer>> {
  const obstacle = await obstacleTo(client, form, now)
  if (obstacle) return refusalOf(obstacle)
  await client.query('UPDATE appointments SET canceled_at = $2 WHERE number = $1', [
    form.appointmentNumber,
    now,
  ])
  return accepted(client, form, now)
}

type Owned = z.output<typeof cancelForm>

/** Locks the appointment. */
async function obstacleTo(client: PoolClient, owned: Owned, now: Date): Promise<string | undefined> {
  await client.query('SELECT 1 FROM appointments WHERE number = $1 FOR UPDATE', [owned.appointmentNumber])
  const found = await findAppointment(client, owned)
  if (!found) return 'notFound'
  return statusOf(found, now) === 'booked' ? undefined : 'notChangeable'
}

async function accepted(client: PoolClient, owned: Owned, now: Date): Promise<SubmissionResult<Answer>> {
  const found = (await findAppointment(client, owned)) as Appointment
  const appointment = appointmentEntry(found, owned.language, now)
  return { answer: { result: 'accepted', appointment }, reference: found.number }
}
