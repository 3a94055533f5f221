import type { PayloadRequest } from 'payload'
import { APPROVED_KINDS, type ApprovedKind, isApprovedKind } from '../access/approved-kinds'
import { readApprovalRules } from './approval-rules'
import { stageOf } from './approval-state'
import { findReady, findReturnedTo, hasEdited, type Step } from './approval-store'
import { isApprover } from './approver'
import { type DocumentState, documentStates } from './document-states'

export interface Waiting {
  collection: ApprovedKind
  document: number
  person: string | null
  at: Date
  comment: string | null
}

const MOST_READY = 1000
const AT_ONCE = 50

/** What the reader may approve, the longest waiting first. */
export async function waitsForApproval(req: PayloadRequest, most: number): Promise<Waiting[]> {
  const { user, payload } = req
  if (!user) return []
  const { pool } = payload.db
  const kinds = Object.keys(APPROVED_KINDS).filter((kind) => isApprover(user, kind, []))
  const ready = await findReady(pool, kinds, MOST_READY)
  const mine: Waiting[] = []
  for (let at = 0; at < ready.length && mine.length < most; at += AT_ONCE) {
    for (const { waiting, state } of await withStates(req, ready.slice(at, at + AT_ONCE), 'ready')) {
      const { collection, document } = waiting
      if (!isApprover(user, collection, state.audiences)) continue
      if (!(await hasEdited(pool, collection, document, user.id))) mine.push(waiting)
    }
  }
  return mine.slice(0, most)
}

/** What the reader handed in, and somebody returned. */
export async function returnedToReader(req: PayloadRequest, most: number): Promise<Waiting[]> {
  const { user, payload } = req
  if (!user) return []
  const returned = await findReturnedTo(payload.db.pool, user.id, most)
  return (await withStates(req, returned, 'returned')).map(({ waiting }) => waiting)
}

/** Without those that are in another stage by now. */
async function withStates(
  req: PayloadRequest,
  steps: readonly Step[],
  stage: Step['stage'],
): Promise<{ waiting: Waiting; state: DocumentState }[]> {
  if (steps.length === 0) return []
  const rules = await readApprovalRules(req)
  const kinds = [...new Set(steps.map(({ kind }) => kind))].filter(isApprovedKind)
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = steps.filter((each) => each.kind === kind).map(({ document }) => document)
      return [kind, await documentStates(req, kind, ids)] as const
    }),
  )
  const states = new Map<string, Map<number, DocumentState>>(found)
  return steps.flatMap((step) => {
    const { kind, document, person, at, comment } = step
    const state = states.get(kind)?.get(document)
    if (!state || state.isTrashed || !isApprovedKind(kind)) return []
    if (stageOf(state, step) !== stage || !rules.needsApproval(kind, state.audiences)) return []
    return [{ waiting: { collection: kind, document, person, at, comment }, state }]
  })
}
