import type { PayloadRequest } from 'payload'
import type { ApprovedKind } from '../access/approved-kinds'
import { mayChange } from '../access/may-change'
import type { ApprovalState } from './approval-contract'
import { readApprovalRules } from './approval-rules'
import { findStep, hasEdited, type Step } from './approval-store'
import { isApprover } from './approver'
import { type DocumentState, documentState } from './document-states'

type Stage = ApprovalState['stage']

/** Null if it is on the site as it is, and nobody had to approve it. */
export function stageOf({ content, live }: DocumentState, step: Step | null): Stage | null {
  const isAsKnown = step?.content === content
  if (content === live) return isAsKnown && step.stage === 'approved' ? 'live' : null
  if (!step) return 'draft'
  return isAsKnown || step.stage === 'returned' ? step.stage : 'changed'
}

/** For the status box. Null where nothing has to be approved. */
export async function approvalStateOf(
  req: PayloadRequest,
  kind: ApprovedKind,
  id: number,
): Promise<ApprovalState | null> {
  const rules = await readApprovalRules(req)
  if (!rules.needsApproval(kind, ['all'])) return null
  const state = await documentState(req, kind, id)
  if (!req.user || !state || state.isTrashed || !rules.needsApproval(kind, state.audiences)) return null
  const { pool } = req.payload.db
  const step = await findStep(pool, kind, id)
  const stage = stageOf(state, step)
  if (stage === null) return null
  const isWaiting = stage === 'ready' || stage === 'approved'
  const may = isApprover(req.user, kind, state.audiences)
  const isOwn = may && (await hasEdited(pool, kind, id, req.user.id))
  const isKnown = step !== null && stage !== 'changed'
  return {
    stage,
    person: isKnown ? step.person : null,
    at: isKnown ? step.at.toISOString() : null,
    comment: isKnown ? step.comment : null,
    content: state.content,
    mayHandIn: !isWaiting && stage !== 'live' && (await mayChange(req, kind, id)),
    mayApprove: stage === 'ready' && may && !isOwn,
    mayReturn: isWaiting && may,
    isOwn: stage === 'ready' && isOwn,
  }
}
