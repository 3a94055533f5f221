import type { PoolClient } from 'pg'
import { z } from 'zod'
import { localTime } from '../appointments/centre-clock'
import { choice, place, requestKey } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { submitOnce } from '../submissions/submit-once'
import { minutesOpen } from './minutes-open'
import { findQueuedCentres, waitWithTicket, type QueuedCentre } from './queue'
import { findTicket, isOver, ticketEntry } from './ticket-record'

const MINUTE_MS = 60_000

const shared = { method: 'POST', values: 'json', isBodyEncrypted: true, isAnswerEncrypted: true } as const
const ticketId = z.string().min(16).max(100)

export const queueTicketTake = sandboxCall({
  ...shared,
  name: 'queue-ticket-take',
  path: 'Client/queue-ticket/take',
  request: z.object({ requestKey, ...place, serviceCenterId: choice }),
  answer: ({ requestKey, mcc: country, language, serviceCenterId }, surroundings) => {
    const now = surroundings.clock.now()
    const content = { country, serviceCenterId }
    return submitOnce<object>(
      surroundings,
      { kind: 'queue-ticket-take', requestKey, content },
      async (client) => {
        const [centre] = await findQueuedCentres(client, [serviceCenterId])
        if (!centre?.takesTickets) return { answer: { result: 'notOffered' } }
        if (minutesOpen(centre.hours, centre.timeZone, now) === 0) return { answer: { result: 'closed' } }
        const id = await take(client, centre, { requestKey, now })
        if (id === null) return { answer: { result: 'full' } }
        const ticket = await ticketEntry(client, id, language, now)
        return { answer: { result: 'taken', ticket }, reference: id }
      },
    )
  },
})

async function take(
  client: PoolClient,
  centre: QueuedCentre,
  { requestKey, now }: { requestKey: string; now: Date },
): Promise<string | null> {
  await lockQueue(client, centre.id)
  const wait = await waitWithTicket(client, centre, now)
  if (wait === null) return null
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO queue_tickets (request_key, centre_id, day, place, turn_at)
     SELECT $1, $2, $3, coalesce(max(place), 0) + 1, $4 FROM queue_tickets WHERE centre_id = $2 AND day = $3
     RETURNING id`,
    [
      requestKey,
      centre.id,
      localTime(now, centre.timeZone).day,
      new Date(now.getTime() + Math.max(wait, centre.minutesPerPerson) * MINUTE_MS),
    ],
  )
  return rows[0]?.id ?? null
}

export const queueTicket = sandboxCall({
  ...shared,
  name: 'queue-ticket',
  path: 'Client/queue-ticket/detail',
  request: z.object({ ...place, ticketId }),
  answer: ({ ticketId: id, language }, { pool, clock }) => ticketEntry(pool, id, language, clock.now()),
})

/** Who comes after it has their turn sooner. */
export const queueTicketGiveBack = sandboxCall({
  ...shared,
  name: 'queue-ticket-give-back',
  path: 'Client/queue-ticket/give-back',
  request: z.object({ requestKey, ...place, ticketId }),
  answer: ({ requestKey, ticketId: id, language }, surroundings) => {
    const now = surroundings.clock.now()
    return submitOnce<object | null>(
      surroundings,
      { kind: 'queue-ticket-give-back', requestKey, content: { ticketId: id } },
      async (client) => {
        const known = await findTicket(client, id)
        if (!known) return { answer: null }
        await lockQueue(client, known.centreId)
        const ticket = await findTicket(client, id)
        if (!ticket || isOver(ticket, now))
          return { answer: await ticketEntry(client, id, language, now), reference: id }
        await client.query('UPDATE queue_tickets SET given_back_at = $2 WHERE id = $1', [ticket.id, now])
        await client.query(
          `UPDATE queue_tickets later
           SET turn_at = greatest($3, turn_at - make_interval(mins => centre.minutes_per_person))
           FROM service_centres centre
           WHERE centre.id = later.centre_id AND later.centre_id = $1 AND later.turn_at > $2
             AND later.turn_at > $3 AND later.given_back_at IS NULL`,
          [ticket.centreId, ticket.turnAt, now],
        )
        return { answer: await ticketEntry(client, id, language, now), reference: id }
      },
    )
  },
})

async function lockQueue(client: PoolClient, centreId: number): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`queue ${centreId}`])
}
