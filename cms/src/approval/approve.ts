import { APIError, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import type { Refusal } from '@carelane/messages/admin'
import type { ApprovedKind } from '../access/approved-kinds'
import { mayChange } from '../access/may-change'
import { titleOf } from '../journal/describe-changes'
import type { Act, FieldChange } from '../journal/journal-list'
import { inBoth, writeEntry } from '../journal/write-entry'
import { tableOf } from '../queries/table-of'
import { sayRefusal } from '../refusals/say-refusal'
import { type Actor, inOwnTransaction, type OwnTransaction } from '../database/own-transaction'
import { readApprovalRules } from './approval-rules'
import { stageOf } from './approval-state'
import { findStep, hasEdited, markEdits, putStep, type Step } from './approval-store'
import { isApprover } from './approver'
import { type DocumentState, documentState } from './document-states'

interface Order {
  kind: ApprovedKind
  document: number
  /** What the person has seen. */
  content: string
  by: Actor
}

/** @throws APIError with the reason */
export function handIn(payload: Payload, order: Order): Promise<void> {
  return inTurn(payload, order, async ({ req, state, step, refuse }) => {
    if (!(await mayChange(req, order.kind, order.document)))
      throw refuse(403, 'You may not change this document.')
    const stage = stageOf(state, step)
    if (stage === 'live' || stage === null)
      throw refuse(409, 'It is on the site as it is. There is nothing to approve.')
    if (stage === 'ready' || stage === 'approved')
      throw refuse(409, 'Somebody did this meanwhile. Look at it again.')
    return { stage: 'ready', act: 'handIn', comment: null }
  })
}

/** @throws APIError with the reason */
export function approve(payload: Payload, order: Order): Promise<void> {
  return inTurn(payload, order, async ({ transaction, state, step, refuse }) => {
    const { kind, document } = order
    const { id, name } = order.by.user
    if (!isApprover(order.by.user, kind, state.audiences))
      throw refuse(403, 'You may not approve this document.')
    // Older drafts say who only by name.
    if ((await hasEdited(transaction.db, kind, document, id)) || (step === null && state.changedBy === name))
      throw refuse(403, 'You changed this yourself. Somebody else has to approve it.')
    if (stageOf(state, step) !== 'ready')
      throw refuse(409, 'It does not wait for approval. Look at it again.')
    await markEdits(transaction.db, kind, document, true)
    return { stage: 'approved', act: 'approve', comment: null }
  })
}

/** @throws APIError with the reason */
export function giveBack(payload: Payload, order: Order, comment: string): Promise<void> {
  return inTurn(payload, order, async ({ transaction, state, step, refuse }) => {
    const { kind, document } = order
    if (!isApprover(order.by.user, kind, state.audiences))
      throw refuse(403, 'You may not approve this document.')
    const stage = stageOf(state, step)
    if (stage !== 'ready' && stage !== 'approved')
      throw refuse(409, 'It does not wait for approval. Look at it again.')
    // An approval that was withdrawn is none.
    if (stage === 'approved') await markEdits(transaction.db, kind, document, false)
    return { stage: 'returned', act: 'return', comment }
  })
}

interface Turn {
  transaction: OwnTransaction
  req: PayloadRequest
  state: DocumentState
  step: Step | null
  refuse(status: number, sentence: Refusal): APIError
}

interface Done extends Pick<Step, 'stage' | 'comment'> {
  act: Act
}

/** While nobody saves the document, not even as a draft. */
async function inTurn(payload: Payload, order: Order, work: (turn: Turn) => Promise<Done>): Promise<void> {
  const { kind, document, content, by } = order
  await inOwnTransaction(payload, async (transaction) => {
    const { db } = transaction
    await db.query(`SELECT FROM ${tableOf(kind)} WHERE id = $1 FOR UPDATE`, [document])
    const req = await transaction.request(by, {})
    const refuse = (status: number, sentence: Refusal) =>
      new APIError(sayRefusal(req, sentence), status, null, true)
    const state = await documentState(req, kind, document)
    if (!state || state.isTrashed) throw refuse(404, 'There is no such document.')
    const rules = await readApprovalRules(req)
    if (!rules.needsApproval(kind, state.audiences)) throw refuse(409, 'This goes live without approval.')
    const step = await findStep(db, kind, document)
    const done = await work({ transaction, req, state, step, refuse })
    if (content !== state.content) throw refuse(409, 'It was changed meanwhile. Look at it again.')
    const { stage, comment, act } = done
    await putStep(db, { kind, document, stage, content, comment, by: nameOf(by.user) })
    await journal(req, order, state, act, comment)
    return { commits: true, result: undefined }
  })
}

function nameOf({ id, name }: TypedUser) {
  return { id, name }
}

async function journal(
  req: PayloadRequest,
  { kind, document }: Order,
  { newest, audiences }: DocumentState,
  act: Act,
  comment: string | null,
): Promise<void> {
  const changes: FieldChange[] =
    comment === null ? [] : [{ field: 'comment', language: null, from: null, to: comment }]
  await writeEntry(req, {
    kind,
    documentId: document,
    title: titleOf(newest, req.payload.collections[kind].config.admin.useAsTitle),
    act,
    countries: audiences.at(-1) ?? [],
    seenBy: audiences.reduce(inBoth),
    changes,
  })
}
