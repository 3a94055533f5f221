import type { CountryCode, Locale } from '@carelane/countries'
import type { Queryable } from '../database/queryable'
import { isSpokenIn } from '../service-centres/find-centres'
import { findQueuedCentres } from './queue'

const MINUTE_MS = 60_000

/** A number that was called is waited for so long. */
const CALLED_MINUTES = 10

export interface Ticket {
  id: string
  centreId: number
  day: string
  place: number
  turnAt: Date
  givenBackAt: Date | null
}

export async function findTicket(database: Queryable, id: string): Promise<Ticket | undefined> {
  const { rows } = await database.query<Ticket>(
    `SELECT id, centre_id AS "centreId", day::text, place, turn_at AS "turnAt", given_back_at AS "givenBackAt"
     FROM queue_tickets WHERE id::text = $1`,
    [id],
  )
  return rows[0]
}

export function isOver({ turnAt, givenBackAt }: Ticket, now: Date): boolean {
  return givenBackAt !== null || now.getTime() >= turnAt.getTime() + CALLED_MINUTES * MINUTE_MS
}

export async function ticketEntry(
  database: Queryable,
  id: string,
  language: Locale,
  now: Date,
): Promise<object | null> {
  const ticket = await findTicket(database, id)
  const [centre] = ticket ? await findQueuedCentres(database, [String(ticket.centreId)]) : []
  if (!ticket || !centre) return null
  const isNative = isSpokenIn(centre.country as CountryCode, language)
  const left = Math.max(0, ticket.turnAt.getTime() - now.getTime()) / MINUTE_MS
  const state = stateOf(ticket, now)
  const isWaiting = state === 'waiting'
  return {
    ticketId: ticket.id,
    number: `A${String(ticket.place).padStart(3, '0')}`,
    state,
    ahead: isWaiting ? Math.max(1, Math.ceil(left / centre.minutesPerPerson)) : 0,
    expectedTime: isWaiting ? ticket.turnAt.toISOString() : null,
    seenTime: now.toISOString(),
    serviceCenter: {
      id: centre.id,
      name: isNative ? centre.nativeName : centre.name,
      address: isNative ? centre.nativeAddress : centre.address,
      phone: centre.phone,
      timeZone: centre.timeZone,
    },
  }
}

function stateOf(ticket: Ticket, now: Date): string {
  if (ticket.givenBackAt !== null) return 'givenBack'
  if (isOver(ticket, now)) return 'over'
  return now >= ticket.turnAt ? 'called' : 'waiting'
}
