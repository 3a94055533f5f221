import { APIError, type Payload, type PayloadRequest } from 'payload'
import { LOCALES } from '@carelane/countries'
import type { Refusal } from '@carelane/messages/admin'
import { storedAudiences } from '../access/audiences'
import { isAdministrator } from '../access/staff'
import { type Actor, inOwnTransaction } from '../database/own-transaction'
import type { Database } from '../database/query'
import { titleOf } from '../journal/describe-changes'
import type { Act, FieldChange } from '../journal/journal-list'
import { inBoth, writeEntry } from '../journal/write-entry'
import { tableOf } from '../queries/table-of'
import { sayRefusal } from '../refusals/say-refusal'
import { commentableFields } from './commentable-fields'
import type { CommentSent, TaskSent } from './comments-contract'
import {
  addComment,
  type CommentRow,
  lockComment,
  putDone,
  putTask,
  removeComment,
  rewriteComment,
} from './comments-store'
import { audienceOfDocument, type Colleague, type DocumentName, mayRead, readersOf } from './readers'

export interface Order {
  named: DocumentName
  by: Actor
}

/** @throws APIError with the reason, and the field that it is about */
export function write(payload: Payload, order: Order, sent: CommentSent): Promise<void> {
  return inTurn(payload, order, async (turn) => {
    const { db, req, named, by } = turn
    const { text, mentions, thread, task } = sent
    const begun = thread === null ? null : await existing(turn, thread)
    if (begun && (begun.thread !== null || task)) throw turn.refuse(400, UNREADABLE, 'thread')
    const { field, language } = begun ?? fieldOf(turn, sent)
    const readers = await readersOf(req, named)
    checkMentions(turn, readers, mentions)
    const place = { ...named, field, language }
    const id = await addComment(db, { ...place, thread, by, text, mentions })
    await turn.journal('comment', place)
    if (task) await assignTo(turn, readers, { id, field, language, due: null }, task)
  })
}

/** @throws APIError */
export function edit(
  payload: Payload,
  order: Order,
  id: number,
  { text, mentions }: Pick<CommentSent, 'text' | 'mentions'>,
): Promise<void> {
  return inTurn(payload, order, async (turn) => {
    const comment = await existing(turn, id)
    if (comment.personId !== turn.by.id) throw turn.refuse(403, 'Only its author changes a comment.')
    checkMentions(turn, await readersOf(turn.req, turn.named), mentions)
    await rewriteComment(turn.db, id, text, mentions)
    await turn.journal('editComment', comment)
  })
}

/** @throws APIError */
export function remove(payload: Payload, order: Order, id: number): Promise<void> {
  return inTurn(payload, order, async (turn) => {
    const comment = await existing(turn, id)
    if (!isAdministrator(order.by.user)) throw turn.refuse(403, 'Only administrators delete comments.')
    await removeComment(turn.db, id)
    await turn.journal('deleteComment', comment, { from: comment.person, to: null })
  })
}

/** @throws APIError */
export function assign(payload: Payload, order: Order, id: number, task: TaskSent): Promise<void> {
  return inTurn(payload, order, async (turn) => {
    const comment = await existing(turn, id)
    if (comment.thread !== null) throw turn.refuse(400, UNREADABLE, 'thread')
    await assignTo(turn, await readersOf(turn.req, turn.named), comment, task)
  })
}

/** @throws APIError */
export function tick(payload: Payload, order: Order, id: number, isDone: boolean): Promise<void> {
  return inTurn(payload, order, async (turn) => {
    const comment = await existing(turn, id)
    if (!comment.isTask) throw turn.refuse(404, 'There is no such comment.')
    if ((comment.doneAt !== null) === isDone)
      throw turn.refuse(409, 'Somebody did this meanwhile. Look at it again.')
    await putDone(turn.db, id, isDone ? turn.by.name : null)
    await turn.journal(isDone ? 'done' : 'reopen', comment)
  })
}

const UNREADABLE = 'Something is missing or cannot be read. Look at it again.'
const NOT_A_READER = 'Choose people who may read this document.'

type Place = Pick<CommentRow, 'field' | 'language'>

interface Turn {
  db: Database
  req: PayloadRequest
  named: DocumentName
  by: { id: number; name: string }
  refuse(status: number, sentence: Refusal, path?: string): APIError
  journal(act: Act, place: Place, change?: Pick<FieldChange, 'from' | 'to'>): Promise<void>
}

/** While nobody deletes the document. */
async function inTurn(
  payload: Payload,
  { named, by }: Order,
  work: (turn: Turn) => Promise<void>,
): Promise<void> {
  await inOwnTransaction(payload, async (transaction) => {
    const { db } = transaction
    await db.query(`SELECT FROM ${tableOf(named.kind)} WHERE id = $1 FOR KEY SHARE`, [named.document])
    const req = await transaction.request(by, {})
    const refuse = (status: number, sentence: Refusal, path?: string) => {
      const message = sayRefusal(req, sentence)
      return new APIError(message, status, path === undefined ? null : { errors: [{ path, message }] }, true)
    }
    if (!(await mayRead(req, named))) throw refuse(404, 'There is no such document.')
    const { id, name } = by.user
    const journal = (act: Act, place: Place, change = { from: null, to: null } as const) =>
      keepInJournal(req, named, act, place, change)
    await work({ db, req, named, by: { id, name }, refuse, journal: journal as Turn['journal'] })
    return { commits: true, result: undefined }
  })
}

async function existing({ db, named, refuse }: Turn, id: number): Promise<CommentRow> {
  const found = await lockComment(db, named, id)
  if (!found) throw refuse(404, 'There is no such comment.')
  return found
}

function fieldOf({ req, named, refuse }: Turn, { field, language }: CommentSent): Place {
  if (field === null) return { field: null, language: null }
  const found = commentableFields(req, named.kind).find(({ path }) => path === field)
  if (!found || (language !== null && !LOCALES.some((code) => code === language)))
    throw refuse(400, 'Choose a field of this document.', 'field')
  return { field, language: found.isLocalized ? language : null }
}

function checkMentions({ refuse }: Turn, readers: readonly Colleague[], mentions: readonly number[]): void {
  if (!mentions.every((id) => readers.some((reader) => reader.id === id)))
    throw refuse(400, NOT_A_READER, 'mentions')
}

type Assigned = Place & Pick<CommentRow, 'id' | 'due'>

async function assignTo(
  turn: Turn,
  readers: readonly Colleague[],
  comment: Assigned,
  { person: id, role, countries, due }: TaskSent,
): Promise<void> {
  const { db, req, named, by, refuse, journal } = turn
  const person = readers.find((reader) => reader.id === id) ?? null
  if (id !== null && !person) throw refuse(400, NOT_A_READER, 'person')
  const audience = await audienceOfDocument(req, named)
  const own = await knownCountries(req)
  if (!countries.every((country) => own.has(country) && (audience === 'all' || audience.includes(country))))
    throw refuse(400, 'Choose countries of this document.', 'countries')
  if (due !== null && due !== comment.due && !isAhead(due))
    throw refuse(400, 'Choose a day from today on, within two years.', 'due')
  const task = { person, role, countries: person ? [] : [...new Set(countries)], due, by: by.id }
  await putTask(db, comment.id, task)
  const to = [person?.name ?? role, due].filter((each) => each !== null).join(', ')
  await journal('assign', comment, { from: null, to })
}

async function knownCountries(req: PayloadRequest): Promise<Set<number>> {
  const { docs } = await req.payload.find({
    collection: 'countries',
    select: {},
    depth: 0,
    pagination: false,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

const DAY_MS = 86_400_000
const FURTHEST_MS = 731 * DAY_MS

/** West of here it may still be yesterday. */
function isAhead(day: string): boolean {
  const at = Date.parse(day)
  return at >= Date.now() - 1.5 * DAY_MS && at <= Date.now() + FURTHEST_MS
}

/** That it happened, and where. What was said is deleted with the comment. */
async function keepInJournal(
  req: PayloadRequest,
  { kind, document }: DocumentName,
  act: Act,
  { field, language }: Place,
  change: Pick<FieldChange, 'from' | 'to'>,
): Promise<void> {
  const audiences = await storedAudiences(req, kind, document)
  const stored = await req.payload.db.findOne<{ id: number }>({
    collection: kind,
    where: { id: { equals: document } },
    req,
  })
  const isAboutField = field !== null || change.from !== null || change.to !== null
  await writeEntry(req, {
    kind,
    documentId: document,
    title: titleOf({ ...stored }, req.payload.collections[kind].config.admin.useAsTitle),
    act,
    countries: audiences.at(-1) ?? [],
    seenBy: audiences.reduce(inBoth),
    changes: isAboutField ? [{ field: field ?? 'comment', language, ...change }] : [],
  })
}
