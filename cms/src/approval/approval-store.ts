import { z } from 'zod'
import { type Database, rows } from '../database/query'
import { STAGES } from './approval-contract'

const step = z.object({
  kind: z.string(),
  document: z.int(),
  stage: z.enum(STAGES),
  content: z.string(),
  person: z.string().nullable(),
  at: z.date(),
  comment: z.string().nullable(),
})

/** The last that somebody did about the approval of a document. */
export type Step = z.output<typeof step>

const SELECT = `SELECT kind, document_id AS document, stage, content, person, at, comment FROM approval.steps`

export async function findStep(db: Database, kind: string, document: number): Promise<Step | null> {
  const [found] = await rows(db, `${SELECT} WHERE kind = $1 AND document_id = $2`, [kind, document])
  return found === undefined ? null : step.parse(found)
}

/** Longest waiting first. */
export async function findReady(db: Database, kinds: readonly string[], most: number): Promise<Step[]> {
  const found = await rows(
    db,
    `${SELECT} WHERE stage = 'ready' AND kind = ANY ($1) ORDER BY at, kind, document_id LIMIT $2`,
    [kinds, most],
  )
  return z.array(step).parse(found)
}

/** To whoever handed it in. */
export async function findReturnedTo(db: Database, person: number, most: number): Promise<Step[]> {
  const found = await rows(
    db,
    `${SELECT} WHERE stage = 'returned' AND handed_in_by = $1 ORDER BY at, kind, document_id LIMIT $2`,
    [person, most],
  )
  return z.array(step).parse(found)
}

interface NewStep extends Pick<Step, 'kind' | 'document' | 'stage' | 'content' | 'comment'> {
  by: { id: number; name: string }
}

export async function putStep(db: Database, { kind, document, stage, content, comment, by }: NewStep) {
  await db.query(
    `INSERT INTO approval.steps (kind, document_id, stage, content, person_id, person, comment, handed_in_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $5)
     ON CONFLICT (kind, document_id) DO UPDATE
       SET stage = excluded.stage, content = excluded.content, person_id = excluded.person_id,
         person = excluded.person, comment = excluded.comment, at = now(),
         handed_in_by = CASE excluded.stage WHEN 'ready' THEN excluded.person_id ELSE steps.handed_in_by END`,
    [kind, document, stage, content, by.id, by.name, comment],
  )
}

/** Whether the person's own changes would be approved. */
export async function hasEdited(db: Database, kind: string, document: number, person: number) {
  const found = await rows(
    db,
    'SELECT FROM approval.edits WHERE kind = $1 AND document_id = $2 AND person_id = $3 AND NOT is_approved',
    [kind, document, person],
  )
  return found.length > 0
}

export async function markEdits(db: Database, kind: string, document: number, isApproved: boolean) {
  await db.query('UPDATE approval.edits SET is_approved = $3 WHERE kind = $1 AND document_id = $2', [
    kind,
    document,
    isApproved,
  ])
}
