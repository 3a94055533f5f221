import { z } from 'zod'
import type { Call } from './call'
import { choice, place, requestKey } from './request-values'
import { ENCRYPTED } from './wire'
import { openText, wireId, wireInstant, wireText } from './wire-values'

const TICKET_STATES = ['waiting', 'called', 'over', 'givenBack'] as const

/** Who has it sees the ticket and can give it back, so it is long and by chance. */
const ticketId = z.string().min(16).max(100)

const ticketEntry = z.object({
  ticketId,
  number: z.string().min(1).max(20).describe('As the centre calls it'),
  state: openText(TICKET_STATES),
  ahead: z.number().int().min(0).describe('People whose turn is before'),
  expectedTime: wireInstant.describe('Of the turn; null once it has come'),
  seenTime: z.iso.datetime(),
  serviceCenter: z.object({
    id: wireId,
    name: z.string().min(1),
    address: wireText,
    phone: wireText,
    timeZone: wireText,
  }),
})

const defaults = {
  method: 'POST',
  upstream: 'queue-tickets',
  extension: 'centre-availability',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
  personal: ['ticketId'],
} as const

/** A centre that is closed, or takes nobody more today, is a result rather than an error. */
export const queueTicketTake = {
  ...defaults,
  path: '/{brand}Client/queue-ticket/take',
  request: z.object({ requestKey, ...place, serviceCenterId: choice }),
  response: z.object({
    result: openText(['taken', 'closed', 'full', 'notOffered']),
    ticket: ticketEntry.nullish(),
  }),
  effect: 'write',
  deadlineMs: 8_000,
  retries: 0,
} as const satisfies Call

/** Null for an id that is not known. */
export const queueTicket = {
  ...defaults,
  path: '/{brand}Client/queue-ticket/detail',
  request: z.object({ ...place, ticketId }),
  response: ticketEntry.nullable(),
  effect: 'read',
  deadlineMs: 5_000,
  retries: 1,
} as const satisfies Call

/** A ticket that is over, or given back before, stays as it is. */
export const queueTicketGiveBack = {
  ...defaults,
  path: '/{brand}Client/queue-ticket/give-back',
  request: z.object({ requestKey, ...place, ticketId }),
  response: ticketEntry.nullable(),
  effect: 'write',
  deadlineMs: 8_000,
  retries: 0,
} as const satisfies Call
