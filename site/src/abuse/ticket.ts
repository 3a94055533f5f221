import { randomBytes, timingSafeEqual } from 'node:crypto'
import { ownLog } from '@/platform/log'
import { keyedHash } from './secrets'

export const WAIT_SECONDS = 10

/** After the wait. */
const LIFETIME_SECONDS = 600

export const TICKET_LIFETIME_SECONDS = WAIT_SECONDS + LIFETIME_SECONDS

interface Ticket {
  id: string
  /** ms since 1970 */
  from: number
}

/** `id.from.signature` */
export function writeTicket(visitor: string, now: number): string {
  const ticket = { id: randomBytes(12).toString('base64url'), from: now + WAIT_SECONDS * 1000 }
  return [ticket.id, ticket.from, signatureOf(ticket, visitor)].join('.')
}

export function readTicket(text: string, visitor: string, now: number): Ticket | null {
  const [, id = '', from = '', signature = ''] = /^([\w-]{16})\.(\d{13})\.([\w-]{43})$/.exec(text) ?? []
  if (id === '') return null
  const ticket = { id, from: Number(from) }
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(ticket, visitor)))) {
    ownLog().warn('a ticket of another visitor, or of nobody, was sent')
    return null
  }
  return now > ticket.from + LIFETIME_SECONDS * 1000 ? null : ticket
}

function signatureOf({ id, from }: Ticket, visitor: string): string {
  return keyedHash('ticket', id, String(from), visitor)
}
