import type { APIError, Payload, PayloadRequest } from 'payload'
import type { Database } from '../database/query'
import { type Actor, inOwnTransaction, type OwnTransaction } from '../database/own-transaction'
import { tableOf } from '../queries/table-of'
import { rollingBack } from '../record/rolling-back'
import { applyEntry, restoreEntry } from './apply-entry'
import { knownOf } from './document-in-release'
import { type KeptNote, reasonsOf, sayReasons } from './kept-note'
import type { AboutChanged, EntryNote, ReleaseOutcome, ReleaseState } from './release-contract'
import {
  type Before,
  type Entry,
  findEntries,
  lockRelease,
  noteBefore,
  noteLive,
  noteRolledBack,
  noteScheduled,
  noteStamp,
  readBefore,
  type Release,
} from './releases-store'
import { remarksOn } from './remarks'
import { byRelease } from './scheduled-lock'

interface Outcome extends ReleaseOutcome {
  problems: KeptNote[]
}

/** Null if the release is not in a state for it. */
type Run = Promise<Outcome | null>

type Work = (
  transaction: OwnTransaction,
  release: Release,
) => Promise<{ commits: boolean; result: Outcome | null }>

interface Order {
  release: number
  by: Actor
}

const OPEN: readonly ReleaseState[] = ['open', 'rolled-back']

export function isOpen({ state }: Release): boolean {
  return OPEN.includes(state)
}

/** All of it or nothing, in one transaction. */
export function goLive(payload: Payload, order: Order): Run {
  return inState(payload, order, [...OPEN, 'scheduled'], makeLive(order))
}

/** It may have been called off or put off meanwhile. */
export function goLiveWhenDue(payload: Payload, order: Order): Run {
  return inState(payload, order, ['scheduled'], async (transaction, release) => {
    if (release.dueAt === null || release.dueAt.getTime() > Date.now())
      return { commits: false, result: null }
    return makeLive(order)(transaction, release)
  })
}

function makeLive(order: Order): Work {
  return async (transaction, release) => {
    const tried = await applyAll(transaction, release, order.by)
    if (tried.problems.length > 0) return { commits: false, result: outcome(tried) }
    for (const { entry, before } of tried.applied) await noteBefore(transaction.db, entry.id, before)
    await noteStamps(transaction, release, order.by)
    await noteLive(transaction.db, release.id)
    return { commits: true, result: outcome({}) }
  }
}

/** Does everything, and undoes it. */
export function checkRelease(payload: Payload, order: Order): Run {
  return inState(payload, order, [...OPEN, 'scheduled'], async (transaction, release) => {
    const tried = await applyAll(transaction, release, order.by)
    const req = await transaction.request(order.by, byRelease(release.id))
    const remarks = await remarksOn(
      req,
      tried.applied.map(({ entry }) => entry),
    )
    return { commits: false, result: { ...outcome(tried), remarks } }
  })
}

/** Only what can go live now; from here on its documents are locked. */
export function scheduleRelease(payload: Payload, order: Order, at: string, timeZone: string): Run {
  return inState(payload, order, OPEN, async (transaction, release) => {
    const { db } = transaction
    await db.query('SAVEPOINT rehearsal')
    const tried = await applyAll(transaction, release, order.by)
    if (tried.problems.length > 0) return { commits: false, result: outcome(tried) }
    await db.query('ROLLBACK TO SAVEPOINT rehearsal')
    await noteStamps(transaction, release, order.by)
    await noteScheduled(db, release.id, { at, timeZone, by: order.by.user.id })
    return { commits: true, result: outcome({}) }
  })
}

/** To exactly what was. What somebody changed since is asked about. */
export function rollBack(payload: Payload, order: Order, about: AboutChanged): Run {
  return inState(payload, order, ['live'], async (transaction, release) => {
    const { db } = transaction
    const problems: KeptNote[] = []
    const changed: EntryNote[] = []
    const entries = (await findEntries(db, release.id)).reverse()
    await lockDocuments(db, entries)
    const asked = await transaction.request(order.by, {})
    const knownAs = await knownOf(asked, entries)
    for (const entry of entries) {
      const known = knownAs(entry)
      if (about !== 'overwrite' && known?.stamp !== entry.stamp) {
        changed.push({ kind: entry.kind, document: entry.document, text: '' })
        continue
      }
      const refused = await transaction.attempt(
        order.by,
        { ...byRelease(release.id), ...rollingBack() },
        async (req) => {
          await restoreEntry(req, { entry, known }, await readBefore(db, entry.id))
        },
      )
      if (refused) problems.push(problemOf(asked, entry, refused))
    }
    if (problems.length > 0 || (changed.length > 0 && about === 'ask'))
      return { commits: false, result: outcome({ problems, changed }) }
    await noteStamps(transaction, release, order.by)
    await noteRolledBack(db, release.id)
    return { commits: true, result: outcome({}) }
  })
}

function inState(payload: Payload, { release }: Order, states: readonly ReleaseState[], work: Work): Run {
  return inOwnTransaction<Outcome | null>(payload, async (transaction) => {
    const found = await lockRelease(transaction.db, release)
    if (!found || !states.includes(found.state)) return { commits: false, result: null }
    return work(transaction, found)
  })
}

interface Tried {
  applied: { entry: Entry; before: Before }[]
  problems: KeptNote[]
}

async function applyAll(transaction: OwnTransaction, { id, state }: Release, by: Actor): Promise<Tried> {
  const tried: Tried = { applied: [], problems: [] }
  const entries = await findEntries(transaction.db, id)
  await lockDocuments(transaction.db, entries)
  const asked = await transaction.request(by, {})
  const knownAs = await knownOf(asked, entries)
  for (const entry of entries) {
    const refused = await transaction.attempt(by, byRelease(id), async (req) => {
      const before = await applyEntry(req, { entry, known: knownAs(entry) }, state === 'scheduled')
      tried.applied.push({ entry, before })
    })
    if (refused) tried.problems.push(problemOf(asked, entry, refused))
  }
  return tried
}

async function noteStamps(transaction: OwnTransaction, { id }: Release, by: Actor): Promise<void> {
  const entries = await findEntries(transaction.db, id)
  const knownAs = await knownOf(await transaction.request(by, {}), entries)
  for (const entry of entries) await noteStamp(transaction.db, entry.id, knownAs(entry)?.stamp ?? '')
}

/** Nobody saves them until the end of the transaction, not even as drafts. */
async function lockDocuments(db: Database, entries: readonly Entry[]): Promise<void> {
  for (const kind of [...new Set(entries.map((entry) => entry.kind))].sort()) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ document }) => document)
    await db.query(`SELECT FROM ${tableOf(kind)} WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [ids])
  }
}

function problemOf(req: PayloadRequest, { kind, document }: Entry, refused: APIError): KeptNote {
  const reasons = reasonsOf(refused, req)
  return { kind, document, text: sayReasons(req, kind, reasons), reasons }
}

function outcome({ problems = [], changed = [] }: Partial<Pick<Outcome, 'problems' | 'changed'>>): Outcome {
  return { isDone: problems.length === 0 && changed.length === 0, problems, changed, remarks: [] }
}
