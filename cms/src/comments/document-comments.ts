import type { PayloadRequest } from 'payload'
import { countryNames } from '../access/country-names'
import { isAdministrator } from '../access/staff'
import { ROLE_LABELS, ROLES } from '../access/roles'
import { label } from '../labels/label'
import { commentableFields } from './commentable-fields'
import type { Comment, CommentsOfDocument, Task } from './comments-contract'
import { type CommentRow, findComments } from './comments-store'
import { audienceOfDocument, type Colleague, type DocumentName, readersOf } from './readers'

/** For whoever may read the document. */
export async function commentsOf(req: PayloadRequest, named: DocumentName): Promise<CommentsOfDocument> {
  const [found, people, audience, countries] = await Promise.all([
    findComments(req.payload.db.pool, named),
    readersOf(req, named),
    audienceOfDocument(req, named),
    countryNames(req, { trash: false }),
  ])
  const fields = commentableFields(req, named.kind)
  const labels = new Map(fields.map(({ path, label: words }) => [path, words]))
  const reader = req.user?.id
  const offered = audience === 'all' ? [...countries.keys()] : audience
  return {
    threads: found
      .filter(({ thread }) => thread === null)
      .map((row) => ({
        ...commentOf(row, reader),
        field: row.field,
        fieldLabel: row.field === null ? null : (labels.get(row.field) ?? null),
        language: row.language,
        task: taskOf(row, people, countries),
        replies: found.filter(({ thread }) => thread === row.id).map((reply) => commentOf(reply, reader)),
      })),
    people: people.map(({ id, name }) => ({ id, name })),
    roles: ROLES.map((role) => ({ role, name: label(ROLE_LABELS[role])({ i18n: req.i18n, t: req.t }) })),
    countries: namesOf(offered, countries),
    fields,
    mayDelete: isAdministrator(req.user),
  }
}

function commentOf(
  { id, personId, person, at, editedAt, text, mentions }: CommentRow,
  reader?: number,
): Comment {
  return {
    id,
    person,
    at: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    text,
    mentions,
    isOwn: personId === reader,
  }
}

function taskOf(
  row: CommentRow,
  people: readonly Colleague[],
  countries: ReadonlyMap<number, string>,
): Task | null {
  const { isTask, taskPerson, taskPersonName, taskRole, taskCountries, due, doneAt, doneBy } = row
  if (!isTask) return null
  const person = people.find(({ id }) => id === taskPerson)
  return {
    person:
      taskPerson === null
        ? null
        : { id: taskPerson, name: person?.name ?? taskPersonName ?? '', isGone: person === undefined },
    role: taskRole,
    countries: namesOf(taskCountries, countries),
    due,
    done: doneAt && { person: doneBy ?? '', at: doneAt.toISOString() },
  }
}

function namesOf(ids: readonly number[], names: ReadonlyMap<number, string>) {
  return ids
    .flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name }]
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}
