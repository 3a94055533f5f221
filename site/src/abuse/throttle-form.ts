import type { PaidAction } from './actions'
import { isFirstUse } from './counters'
import { PROOF_FIELD, TICKET_FIELD } from './fields'
import { makeChallenge, readProof } from './proof'
import { noteRefusal } from './refusals'
import { keyedHash } from './secrets'
import { spend } from './spend'
import { networkNameOf, type Numbers } from './subjects'
import type { Throttled } from './throttled'
import { readTicket, WAIT_SECONDS, writeTicket } from './ticket'
import { visitorOf } from './visitor'

interface Sent {
  action: PaidAction
  address: string
  numbers: Numbers
  form: FormData
}

/** Null lets it through. */
export async function throttleForm({
  action,
  address,
  numbers,
  form,
}: Sent): Promise<Throttled | 'blocked' | null> {
  const { price, isBlocked } = await spend(action, address, numbers)
  if (isBlocked) return 'blocked'
  if (price === 0) return null
  const visitor = visitorOf(address, action)
  const now = Date.now()
  const worked = await readWork(form, visitor)
  if (worked >= price) return null
  const ticket = await useTicket(form, visitor, address, now)
  if (ticket === 'accepted') return null
  noteRefusal(action, networkNameOf(address))
  // What was worked at a lower price counts.
  const challenge = await makeChallenge({ visitor, price, work: price - worked, now })
  return { challenge, ...(ticket ?? { ticket: writeTicket(visitor, now), seconds: WAIT_SECONDS }) }
}

/** The price that a proof was made for, or 0. */
async function readWork(form: FormData, visitor: string): Promise<number> {
  const proof = await readProof(textOf(form, PROOF_FIELD), visitor)
  return proof !== null && (await isFirstUse(keyedHash('count', proof.id))) ? proof.price : 0
}

async function useTicket(
  form: FormData,
  visitor: string,
  address: string,
  now: number,
): Promise<'accepted' | Pick<Throttled, 'ticket' | 'seconds'> | null> {
  const text = textOf(form, TICKET_FIELD)
  const ticket = readTicket(text, visitor, now)
  if (!ticket) return null
  if (now < ticket.from) return { ticket: text, seconds: Math.ceil((ticket.from - now) / 1000) }
  const { price, seconds } = await spend('ticket', address)
  if (price > 0) return { ticket: text, seconds }
  return (await isFirstUse(keyedHash('count', ticket.id))) ? 'accepted' : null
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
