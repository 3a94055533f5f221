import { z } from 'zod'
import { ROLES } from '../access/roles'
import { type Database, rows } from '../database/query'
import { findWorkingAccounts } from '../queries/accounts/working-accounts'

const row = z.object({
  id: z.int(),
  kind: z.string(),
  document: z.int(),
  field: z.string().nullable(),
  language: z.string().nullable(),
  thread: z.int().nullable(),
  personId: z.int(),
  person: z.string(),
  at: z.date(),
  editedAt: z.date().nullable(),
  text: z.string(),
  mentions: z.array(z.int()),
  isTask: z.boolean(),
  taskPerson: z.int().nullable(),
  taskPersonName: z.string().nullable(),
  taskRole: z.enum(ROLES).nullable(),
  taskCountries: z.array(z.int()),
  due: z.iso.date().nullable(),
  doneAt: z.date().nullable(),
  doneBy: z.string().nullable(),
})

export type CommentRow = z.output<typeof row>

// As text, since the driver would read a day by the clock of the machine.
const COLUMNS = `id, kind, document_id AS document, field, language, thread_id AS thread, person_id AS "personId", person, at,
  edited_at AS "editedAt", text, mentions, (task_person IS NOT NULL OR task_role IS NOT NULL) AS "isTask",
  task_person AS "taskPerson", task_person_name AS "taskPersonName", task_role AS "taskRole", task_countries AS "taskCountries",
  due::text AS due, done_at AS "doneAt", done_by AS "doneBy"`

interface Named {
  kind: string
  document: number
}

async function read(db: Database, where: string, values: readonly unknown[]): Promise<CommentRow[]> {
  return z.array(row).parse(await rows(db, `SELECT ${COLUMNS} FROM comments.comments WHERE ${where}`, values))
}

/** Oldest first. */
export function findComments(db: Database, { kind, document }: Named): Promise<CommentRow[]> {
  return read(db, 'kind = $1 AND document_id = $2 ORDER BY at, id', [kind, document])
}

/** Nobody else changes it before the end of the transaction. */
export async function lockComment(db: Database, { kind, document }: Named, id: number) {
  const found = await read(db, 'kind = $1 AND document_id = $2 AND id = $3 FOR UPDATE', [kind, document, id])
  return found[0] ?? null
}

interface NewComment extends Named {
  field: string | null
  language: string | null
  thread: number | null
  by: { id: number; name: string }
  text: string
  mentions: readonly number[]
}

export async function addComment(db: Database, added: NewComment): Promise<number> {
  const { kind, document, field, language, thread, by, text, mentions } = added
  const [made] = await rows<{ id: number }>(
    db,
    `INSERT INTO comments.comments (kind, document_id, field, language, thread_id, person_id, person, text, mentions)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [kind, document, field, language, thread, by.id, by.name, text, mentions],
  )
  return z.int().parse(made?.id)
}

export async function rewriteComment(db: Database, id: number, text: string, mentions: readonly number[]) {
  await db.query('UPDATE comments.comments SET text = $2, mentions = $3, edited_at = now() WHERE id = $1', [
    id,
    text,
    mentions,
  ])
}

export async function removeComment(db: Database, id: number): Promise<void> {
  await db.query('DELETE FROM comments.comments WHERE id = $1', [id])
}

interface Assigned {
  person: { id: number; name: string } | null
  role: string | null
  countries: readonly number[]
  due: string | null
  by: number
}

export async function putTask(db: Database, id: number, { person, role, countries, due, by }: Assigned) {
  await db.query(
    `UPDATE comments.comments SET task_person = $2, task_person_name = $3, task_role = $4, task_countries = $5, due = $6,
       assigned_at = now(), assigned_by = $7, done_at = NULL, done_by = NULL WHERE id = $1`,
    [id, person?.id ?? null, person?.name ?? null, role, countries, due, by],
  )
}

export async function putDone(db: Database, id: number, by: string | null): Promise<void> {
  await db.query(
    'UPDATE comments.comments SET done_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END, done_by = $2 WHERE id = $1',
    [id, by],
  )
}

interface Assignee {
  id: number
  role: string
  countries: readonly number[]
  seesEveryCountry: boolean
}

/** Of the person, of the role in the person's countries, and for administrators what nobody has any more. */
const FOR_PERSON = `(task_person = $1
  OR (task_role = $2 AND (task_countries = '{}' OR $3 OR task_countries && $4::int[]))
  OR ($2 = 'administrator' AND NOT task_person = ANY ($5::int[])))`

async function assigneeValues(db: Database, { id, role, seesEveryCountry, countries }: Assignee) {
  const working = role === 'administrator' ? await findWorkingAccounts(db) : []
  return [id, role, seesEveryCountry, countries, working]
}

/** Overdue first, then by day, then those without one. */
export async function findOpenTasks(db: Database, assignee: Assignee, most: number): Promise<CommentRow[]> {
  return read(db, `done_at IS NULL AND ${FOR_PERSON} ORDER BY due NULLS LAST, at, id LIMIT ${most}`, [
    ...(await assigneeValues(db, assignee)),
  ])
}

interface Span {
  since: Date
  until: Date
}

/** Not those by which people gave themselves something to do. */
export async function findNewTasks(
  db: Database,
  assignee: Assignee,
  { since, until }: Span,
): Promise<CommentRow[]> {
  return read(
    db,
    `done_at IS NULL AND ${FOR_PERSON} AND assigned_at > $6 AND assigned_at <= $7 AND assigned_by <> $1 ORDER BY at, id`,
    [...(await assigneeValues(db, assignee)), since, until],
  )
}

export function findMentions(db: Database, person: number, { since, until }: Span): Promise<CommentRow[]> {
  return read(
    db,
    `$1 = ANY (mentions) AND person_id <> $1 AND coalesce(edited_at, at) > $2 AND coalesce(edited_at, at) <= $3
     ORDER BY at, id`,
    [person, since, until],
  )
}
