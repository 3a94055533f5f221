import { getMessages } from '@carelane/messages'
import pg from 'pg'
import type { StorePauses } from '../store-pauses'
import type { Owner } from './owner'
import type { Arrived } from './post-office'
import type { Workshop } from './workshop'

const { mail } = getMessages('en').word

/** Of consents, or of one kind of word. */
export interface Compared {
  what: string
  told: number
  arrived: number
  /** Under the same key or id, which counts once. */
  again: number
  lost: string[]
  twice: string[]
  unlike: string[]
  /** From taken to settled, in ms. */
  waits: number[]
}

export async function compareAll(
  { post, sandbox, sandboxDatabaseUrl }: Workshop,
  store: StorePauses,
  owners: readonly Owner[],
): Promise<{ consents: Compared; questions: Compared; news: Compared; changeToMail: number[] }> {
  const [taken, waits, changes] = await Promise.all([
    sandbox.taken('repair-quote-answer'),
    waitsOf(store),
    changesOf(sandboxDatabaseUrl),
  ])
  const ofOrder = new Map<string, typeof taken>()
  for (const one of taken) {
    const of = String(one.content.orderNumber)
    ofOrder.set(of, [...(ofOrder.get(of) ?? []), one])
  }
  const told = owners.filter(({ toldAgreed }) => toldAgreed)
  const consents: Compared = {
    what: 'consents',
    told: told.length,
    arrived: taken.length,
    again: taken.filter(({ arrivals }) => arrivals > 1).length,
    lost: told.filter(({ order }) => !isWhole(ofOrder.get(order.orderNumber), order.orderNumber)).map(named),
    twice: [...ofOrder].filter(([, of]) => of.length > 1).map(([orderNumber]) => orderNumber),
    unlike: await unlike(
      store,
      taken.map(({ requestKey }) => requestKey),
    ),
    waits: waits.consents,
  }
  const lettersOf = (owner: Owner, subject: string) =>
    post.arrivedFor(owner.mailbox).filter(({ letter }) => letter.headers.get('subject') === subject)
  const words = (what: string, subject: string, due: readonly Owner[], settled: number[]): Compared => {
    const letters = owners.map((owner) => ({ owner, of: lettersOf(owner, subject) }))
    const dueOnes = new Set(due)
    return {
      what,
      told: due.length,
      arrived: letters.reduce((sum, { of }) => sum + idsOf(of).size, 0),
      again: letters.reduce((sum, { of }) => sum + of.length - idsOf(of).size, 0),
      lost: letters
        .filter(({ owner, of }) => dueOnes.has(owner) && of.length === 0)
        .map(({ owner }) => named(owner)),
      twice: letters.filter(({ of }) => idsOf(of).size > 1).map(({ owner }) => named(owner)),
      unlike: [],
      waits: settled,
    }
  }
  const asked = owners.filter(({ toldAsked }) => toldAsked)
  const both = owners.filter(({ toldConfirmed, toldAgreed }) => toldConfirmed && toldAgreed)
  return {
    consents,
    questions: words('questions to mailboxes', mail.confirm.subject, asked, waits.questions),
    news: words('news of a change', mail.news.subject, both, waits.news),
    changeToMail: both.flatMap((owner) => {
      const [first] = lettersOf(owner, mail.news.subject)
      const changed = changes.get(owner.order.orderNumber)
      return first && changed !== undefined ? [first.at - changed] : []
    }),
  }
}

const named = ({ order }: Owner) => order.orderNumber
const idsOf = (letters: readonly Arrived[]) =>
  new Set(letters.map(({ letter }) => letter.headers.get('message-id')))

/** Somebody agreed to this order, in the words of this form. */
function isWhole(of: { content: Record<string, unknown> }[] | undefined, orderNumber: string): boolean {
  const [first] = of ?? []
  return first?.content.answer === 'yes' && String(first.content.agreedText).includes(orderNumber)
}

async function unlike(store: StorePauses, taken: readonly string[]): Promise<string[]> {
  const rows = await store.ask<{ key: string; state: string }>(
    `SELECT key, state FROM submissions WHERE kind = 'repair-quote-answer'`,
  )
  const delivered = new Set(rows.filter(({ state }) => state === 'delivered').map(({ key }) => key))
  const arrived = new Set(taken)
  return [
    ...[...delivered].filter((key) => !arrived.has(key)),
    ...taken.filter((key) => !delivered.has(key)),
    ...rows.filter(({ state }) => state !== 'delivered').map(({ key }) => key),
  ]
}

/** What is not settled yet waits until now. */
async function waitsOf(store: StorePauses) {
  const ms = 'extract(epoch FROM coalesce(settled_at, now()) - '
  const consents = await store.ask<{ ms: number }>(
    `SELECT ${ms} received_at)::float8 * 1000 AS ms FROM submissions WHERE kind = 'repair-quote-answer'`,
  )
  const words = await store.ask<{ ms: number; kind: string }>(
    `SELECT ${ms} first_due_at)::float8 * 1000 AS ms, kind FROM repair_words`,
  )
  const of = (kind: string) => words.filter((word) => word.kind === kind).map((word) => word.ms)
  return { consents: consents.map((row) => row.ms), questions: of('confirm'), news: of('news') }
}

async function changesOf(sandboxDatabaseUrl: string): Promise<Map<string, number>> {
  const database = new pg.Client({ connectionString: sandboxDatabaseUrl })
  await database.connect()
  const { rows } = await database.query<{ order: string; at: Date }>(
    `SELECT order_number AS order, max(at) AS at FROM work_order_events WHERE event = 'repairing' GROUP BY 1`,
  )
  await database.end()
  return new Map(rows.map(({ order, at }) => [order, at.getTime()]))
}
