import type { PayloadRequest } from 'payload'
import { type ApprovedKind, isApprovedKind } from '../access/approved-kinds'
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

/** Of these the ones that the reader may approve are picked. */
const MOST_READY = 200
const MOST_RETURNED = 50

/** What the reader may approve, the longest waiting first. */
export async function waitsForApproval(req: PayloadRequest): Promise<Waiting[]> {
  const { user, payload } = req
  if (!user) return []
  const ready = await withStates(req, await findReady(payload.db.pool, MOST_READY), 'ready')
  const mine: Waiting[] = []
  for (const { waiting, state } of ready) {
    const { collection, document } = waiting
    if (!isApprover(user, collection, state.audiences)) continue
    if (!(await hasEdited(payload.db.pool, collection, document, user.id))) mine.push(waiting)
  }
  return mine
}

/** What the reader handed in, and somebody returned. */
export async function returnedToReader(req: PayloadRequest): Promise<Waiting[]> {
  const { user, payload } = req
  if (!user) return []
  const returned = await findReturnedTo(payload.db.pool, user.id, MOST_RETURNED)
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
