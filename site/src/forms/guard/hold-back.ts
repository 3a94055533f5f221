import { headers } from 'next/headers'
import type { SiteSection } from '../site-section'
import type { Held, LookupState, Typed } from '../state'
import { countOne } from './counters'
import { HARDEST, WAIT_SECONDS } from './limits'
import { makeChallenge, readProof } from './proof'
import { keyedHash } from './secrets'
import { countedParts, type Subjects } from './subjects'
import { readTicket, writeTicket } from './ticket'
import { PROOF_FIELD, TICKET_FIELD } from './fields'
import { visitorOf } from './visitor'
import { translatorOf } from '@/i18n/translator'

interface Ask {
  tool: string
  subjects: Subjects
  form: FormData
  typed: Typed
  section: SiteSection
}

/** Null lets through; else proof of work or a wait. */
export async function holdBack({
  tool,
  subjects,
  form,
  typed,
  section,
}: Ask): Promise<LookupState<never> | null> {
  const visitor = visitorOf(await headers(), tool)
  const now = Date.now()
  const paid = await paidWith(form, visitor, now)
  const [address, ...others] = await Promise.all([
    countOne('address', visitor),
    ...countedParts(subjects).map(([kind, part]) => countOne(kind, keyedHash('count', tool, kind, part))),
  ])
  if (paid === true || ![address, ...others].some(({ isPast }) => isPast)) return null
  const difficulty = Math.min(HARDEST, Math.max(1, Math.floor(address.share)))
  const held: Held = {
    challenge: await makeChallenge(visitor, difficulty, now),
    ...(paid ?? { ticket: writeTicket(visitor, now), seconds: WAIT_SECONDS }),
  }
  const t = translatorOf(section.region.tag, 'forms')
  return { status: 'held', typed, message: t('held.wait', { seconds: held.seconds }), held }
}

/** The ticket, if too early. */
async function paidWith(
  form: FormData,
  visitor: string,
  now: number,
): Promise<true | Pick<Held, 'ticket' | 'seconds'> | null> {
  const proof = await readProof(fieldOf(form, PROOF_FIELD), visitor)
  if (proof !== null && (await isFirstUse(proof))) return true
  const text = fieldOf(form, TICKET_FIELD)
  const ticket = readTicket(text, visitor, now)
  if (!ticket) return null
  if (now < ticket.from) return { ticket: text, seconds: Math.ceil((ticket.from - now) / 1000) }
  const { isPast, seconds } = await countOne('tickets', visitor)
  if (isPast) return { ticket: text, seconds }
  return (await isFirstUse(ticket.id)) || null
}

async function isFirstUse(id: string): Promise<boolean> {
  const { isPast } = await countOne('used', keyedHash('count', id))
  return !isPast
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
