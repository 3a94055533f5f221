import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ApprovedKind } from '../access/approved-kinds'
import type { Audience } from '../access/audiences'
import { isAdministrator } from '../access/staff'
import type { inTransaction } from '../database/in-transaction'
import { readApprovalRules } from './approval-rules'
import { type DocumentState, documentStates } from './document-states'

type User = PayloadRequest['user']

/** Within a transaction or without. */
type Executor = Pick<Awaited<ReturnType<typeof inTransaction>>, 'execute'>

/** Whether who publishes needs an approval for it; for `all`, whether anywhere. */
type NeedsApproval = (audiences: readonly Audience[]) => boolean

/** Null if the person publishes all of the kind without. Our own code has no user. */
export async function approvalNeed(
  req: PayloadRequest,
  user: User,
  kind: ApprovedKind,
): Promise<NeedsApproval | null> {
  if (!user) return null
  const rules = await readApprovalRules(req)
  const isExempt = isAdministrator(user) && !rules.administratorsToo
  if (isExempt || !rules.needsApproval(kind, ['all'])) return null
  return (audiences) => rules.needsApproval(kind, audiences)
}

/** What is public as it is, or exactly what was approved. */
export function mayGoLive(
  { live }: DocumentState,
  content: string | null,
  approved: string | undefined,
): boolean {
  return content === live || content === approved
}

/** Those whose newest draft the person could not publish for want of an approval. */
export async function unapprovedOf(
  req: PayloadRequest,
  user: User,
  kind: ApprovedKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const needsApproval = ids.length === 0 ? null : await approvalNeed(req, user, kind)
  if (!needsApproval) return new Set()
  const [states, approved] = await Promise.all([
    documentStates(req, kind, ids),
    approvedContents(req.payload.db.drizzle, kind, ids),
  ])
  const unapproved = [...states].filter(
    ([id, state]) => needsApproval(state.audiences) && !mayGoLive(state, state.content, approved.get(id)),
  )
  return new Set(unapproved.map(([id]) => id))
}

/** By document; without those that nobody approved. */
export async function approvedContents(
  db: Executor,
  kind: ApprovedKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; content: string }>(sql`
    SELECT document_id AS id, content FROM approval.steps
    WHERE kind = ${kind} AND document_id IN ${ids} AND stage = 'approved'`)
  return new Map(rows.map(({ id, content }) => [id, content]))
}
