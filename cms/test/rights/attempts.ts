import { isApprovedKind } from '../../src/access/approved-kinds'
import { putStep } from '../../src/approval/approval-store'
import { documentState } from '../../src/approval/document-states'
import { scheduleApproved } from '../../src/approval/schedule-approved'
import { addComment, putTask } from '../../src/comments/comments-store'
import { png } from '../support/content'
import { copyDataFromLocale } from './server-functions'
import { createLocalReq, createPayloadRequest, type ServerFunction } from 'payload'
import { kindOf, nextNumber, type Slug, type Whose } from './documents'
import type { StaffedCms, Session } from './staffed-cms'

export interface Attempt {
  staffed: StaffedCms
  who: Session
  slug: Slug
  whose: Whose
  id: number
}

export function send(
  { cms }: StaffedCms,
  { headers }: Session,
  method: string,
  path: string,
  data?: unknown,
) {
  return cms.rest(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: data === undefined ? undefined : JSON.stringify(data),
  })
}

export async function callServer(staffed: StaffedCms, who: Session, handler: ServerFunction, args: object) {
  const request = new Request('http://cms.test/admin', { headers: who.headers })
  const req = await createPayloadRequest({
    config: staffed.cms.payload.config,
    payloadInstanceCacheKey: staffed.cms.key,
    request,
  })
  return handler({ ...args, req, user: req.user } as unknown as Parameters<ServerFunction>[0])
}

export const ATTEMPTS = {
  find: async (attempt: Attempt) => (await shown(attempt, '')) > 0,
  'find drafts': async (attempt: Attempt) => (await shown(attempt, '&draft=true')) > 0,
  findByID: async ({ staffed, who, slug, id }: Attempt) =>
    (await send(staffed, who, 'GET', `/${slug}/${id}?depth=0`)).ok,
  count: async ({ staffed, who, slug, id }: Attempt) => {
    const answer = await json(await send(staffed, who, 'GET', `/${slug}/count?${only(id)}`))
    return answer.totalDocs === 1
  },
  'list versions': async ({ staffed, who, slug, id }: Attempt) => {
    const answer = await json(
      await send(staffed, who, 'GET', `/${slug}/versions?depth=0&where[parent][equals]=${id}`),
    )
    return answer.docs !== undefined && answer.docs.length > 0
  },
  'read a version': async (attempt: Attempt) => {
    const version = await newestVersion(attempt)
    return (await send(attempt.staffed, attempt.who, 'GET', `/${attempt.slug}/versions/${version}?depth=0`))
      .ok
  },

  create: (attempt: Attempt) => adds(attempt, () => create(attempt)),
  duplicate: (attempt: Attempt) =>
    adds(attempt, ({ staffed, who, slug, whose, id }) => {
      const data = kindOf(slug).copy?.(staffed.world, whose, nextNumber()) ?? {}
      return send(staffed, who, 'POST', `/${slug}/${id}/duplicate`, data)
    }),

  update: (attempt: Attempt) => changes(attempt, () => patch(attempt, `/${attempt.id}`, changeOf(attempt))),
  'update in bulk': (attempt: Attempt) =>
    changes(attempt, () => patch(attempt, `?${only(attempt.id)}`, changeOf(attempt))),
  publish: (attempt: Attempt) =>
    changes(attempt, () => patch(attempt, `/${attempt.id}`, { _status: 'published' })),
  unpublish: (attempt: Attempt) =>
    changes(attempt, () => patch(attempt, `/${attempt.id}`, { _status: 'draft' })),
  'restore a version': (attempt: Attempt) =>
    changes(attempt, async ({ staffed, who, slug }) =>
      send(staffed, who, 'POST', `/${slug}/versions/${await newestVersion(attempt)}`),
    ),
  schedule: async ({ staffed, who, slug, id }: Attempt) => {
    const doc = { relationTo: slug, value: String(id) }
    const plan = { type: 'publish', date: new Date(2099, 1), doc }
    await callServer(staffed, who, scheduleApproved, plan)
    const where = { 'input.doc.value': { equals: String(id) }, 'input.doc.relationTo': { equals: slug } }
    const { docs } = await staffed.cms.payload.delete({ collection: 'payload-jobs', where })
    return docs.length > 0
  },

  'save a draft': (attempt: Attempt) =>
    changes(attempt, () => patch(attempt, `/${attempt.id}?draft=true&locale=fr`, changeOf(attempt))),
  'copy to another language': (attempt: Attempt) =>
    changes(attempt, ({ staffed, who, slug, id }) => {
      const args = { collectionSlug: slug, docID: id, fromLocale: 'en', toLocale: 'fr' }
      return callServer(staffed, who, copyDataFromLocale, args).catch(() => null)
    }),
  'take over a lock': async ({ staffed, who, slug, id }: Attempt) => {
    const { db } = staffed.cms.payload
    const holder = { relationTo: 'users', value: staffed.foreigner.id }
    const data = { document: { relationTo: slug, value: id }, user: holder }
    const lock = await db.create({ collection: 'payload-locked-documents', data })
    const user = { relationTo: 'users', value: who.id }
    await send(staffed, who, 'PATCH', `/payload-locked-documents/${lock.id}`, { user })
    const where = { id: { equals: lock.id } }
    const after = await db.findOne<{ id: number; user: { value: number } }>({
      collection: 'payload-locked-documents',
      where,
    })
    await db.deleteOne({ collection: 'payload-locked-documents', where })
    return after?.user.value !== staffed.foreigner.id
  },

  'hand in for approval': (attempt: Attempt) => actsOnApproval(attempt, 'hand-in'),
  approve: (attempt: Attempt) => actsOnApproval(attempt, 'approve'),
  'return with a comment': (attempt: Attempt) => actsOnApproval(attempt, 'return', { comment: 'No' }),

  'read comments': async ({ staffed, who, slug, id }: Attempt) =>
    (await send(staffed, who, 'GET', `/comments/${slug}/${id}`)).ok,
  'write a comment': (attempt: Attempt) => comments(attempt, '', { text: 'Is it so?' }),
  'reply to a comment': async (attempt: Attempt) =>
    comments(attempt, '', { text: 'It is.', thread: await commented(attempt) }),
  'give a task': async (attempt: Attempt) =>
    comments(attempt, `/${await commented(attempt)}/task`, { role: 'administrator' }),
  'say that a task is done': async (attempt: Attempt) =>
    comments(attempt, `/${await commented(attempt)}/done`, { isDone: true }),
  'take a comment away': async (attempt: Attempt) => comments(attempt, `/${await commented(attempt)}/delete`),

  'put into the trash': (attempt: Attempt) =>
    trashes(attempt, () => patch(attempt, `/${attempt.id}`, { deletedAt: new Date().toISOString() })),
  'put into the trash in bulk': (attempt: Attempt) =>
    trashes(attempt, () => patch(attempt, `?${only(attempt.id)}`, { deletedAt: new Date().toISOString() })),
  'read in the trash': (attempt: Attempt) =>
    inTheTrash(attempt, async () => (await shown(attempt, '&trash=true')) > 0),
  'restore from the trash': (attempt: Attempt) =>
    inTheTrash(attempt, async () => {
      await patch(attempt, `?trash=true&${only(attempt.id)}`, { deletedAt: null })
      return !(await isTrashed(attempt))
    }),

  delete: (attempt: Attempt) =>
    removes(attempt, ({ staffed, who, slug, id }) => send(staffed, who, 'DELETE', `/${slug}/${id}`)),
  'delete in bulk': (attempt: Attempt) =>
    removes(attempt, ({ staffed, who, slug, id }) => send(staffed, who, 'DELETE', `/${slug}?${only(id)}`)),
}

export type AttemptName = keyof typeof ATTEMPTS

function only(id: number): string {
  return `where[id][equals]=${id}`
}

async function shown({ staffed, who, slug, id }: Attempt, more: string): Promise<number> {
  const answer = await json(await send(staffed, who, 'GET', `/${slug}?depth=0&${only(id)}${more}`))
  return answer.docs?.length ?? 0
}

function patch({ staffed, who, slug }: Attempt, path: string, data: object) {
  return send(staffed, who, 'PATCH', `/${slug}${path}`, data)
}

function changeOf({ slug }: Attempt): object {
  return kindOf(slug).change(nextNumber())
}

async function create({ staffed, who, slug, whose }: Attempt): Promise<unknown> {
  const n = nextNumber()
  const { make, copy } = kindOf(slug)
  const data = { ...make(staffed.world, whose, n), ...copy?.(staffed.world, whose, n) }
  if (slug !== 'media') return send(staffed, who, 'POST', `/${slug}`, data)
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await png(8, 8))], { type: 'image/png' }), `p${n}.png`)
  body.append('_payload', JSON.stringify(data))
  return staffed.cms.rest('/media', { method: 'POST', headers: who.headers, body })
}

/** Of a draft that somebody else has written, and handed in where it is to be approved. */
async function actsOnApproval(attempt: Attempt, act: string, more: object = {}): Promise<boolean> {
  const { staffed, who, slug, id } = attempt
  if (!isApprovedKind(slug)) return false
  const { payload } = staffed.cms
  const { pool } = payload.db
  const data = { ...changeOf(attempt), _status: 'draft' } as never
  await payload.update({ collection: slug, id, data, draft: true })
  const content = (await documentState(await createLocalReq({}, payload), slug, id))?.content ?? ''
  for (const table of ['edits', 'steps'])
    await pool.query(`DELETE FROM approval.${table} WHERE kind = $1 AND document_id = $2`, [slug, id])
  const step = { kind: slug, document: id, stage: 'ready', content, comment: null } as const
  if (act !== 'hand-in') await putStep(pool, { ...step, by: { id: staffed.foreigner.id, name: 'Somebody' } })
  return (await send(staffed, who, 'POST', `/approvals/${slug}/${id}/${act}`, { content, ...more })).ok
}

/** By somebody else, who made a task of it. */
async function commented({ staffed, slug, id }: Attempt): Promise<number> {
  const { pool } = staffed.cms.payload.db
  const place = { kind: slug, document: id, field: null, language: null, thread: null }
  const by = { id: staffed.foreigner.id, name: 'Somebody' }
  const made = await addComment(pool, { ...place, by, text: 'Is it so?', mentions: [] })
  await putTask(pool, made, { person: null, role: 'translator', countries: [], due: null, by: by.id })
  return made
}

async function comments({ staffed, who, slug, id }: Attempt, path: string, data: object = {}) {
  return (await send(staffed, who, 'POST', `/comments/${slug}/${id}${path}`, data)).ok
}

async function adds(attempt: Attempt, attack: (attempt: Attempt) => Promise<unknown>): Promise<boolean> {
  const { slug, staffed } = attempt
  const newest = await newestOf(attempt)
  await attack(attempt)
  if ((await newestOf(attempt)) === newest) return false
  await staffed.cms.payload.delete({ collection: slug, where: { id: { greater_than: newest } } })
  return true
}

async function newestOf({ staffed, slug }: Attempt): Promise<number> {
  const { rows } = await staffed.cms.payload.db.pool.query<{ id: number }>(
    `SELECT coalesce(max(id), 0) AS id FROM ${slug.replaceAll('-', '_')}`,
  )
  return rows[0]?.id ?? 0
}

async function changes(attempt: Attempt, attack: (attempt: Attempt) => Promise<unknown>): Promise<boolean> {
  const before = await stateOf(attempt)
  await attack(attempt)
  return (await stateOf(attempt)) !== before
}

async function removes(attempt: Attempt, attack: (attempt: Attempt) => Promise<unknown>): Promise<boolean> {
  await attack(attempt)
  const where = { id: { equals: attempt.id } }
  const { totalDocs } = await attempt.staffed.cms.payload.count({ collection: attempt.slug, where })
  return totalDocs === 0
}

async function trashes(attempt: Attempt, attack: (attempt: Attempt) => Promise<unknown>): Promise<boolean> {
  await attack(attempt)
  const happened = await isTrashed(attempt)
  if (happened) await move(attempt, null)
  return happened
}

async function inTheTrash(attempt: Attempt, attack: () => Promise<boolean>): Promise<boolean> {
  await move(attempt, new Date().toISOString())
  const happened = await attack()
  if (await isTrashed(attempt)) await move(attempt, null)
  return happened
}

async function move({ staffed, slug, id }: Attempt, deletedAt: string | null): Promise<void> {
  const status = deletedAt === null && kindOf(slug).drafts ? { _status: 'published' } : {}
  const data = { deletedAt, ...status } as never
  await staffed.cms.payload.update({ collection: slug, id, data, trash: true })
}

async function isTrashed({ staffed, slug, id }: Attempt): Promise<boolean> {
  const { rows } = await staffed.cms.payload.db.pool.query<{ trashed: boolean }>(
    `SELECT deleted_at IS NOT NULL AS trashed FROM ${slug.replaceAll('-', '_')} WHERE id = $1`,
    [id],
  )
  return rows[0]?.trashed ?? false
}

/** Changes with every write, drafts included. */
async function stateOf({ staffed, slug, id }: Attempt): Promise<string> {
  const table = slug.replaceAll('-', '_')
  const versions = kindOf(slug).versions
    ? `(SELECT concat(count(*), max(updated_at)) FROM _${table}_v WHERE parent_id = $1)`
    : `''`
  const { rows } = await staffed.cms.payload.db.pool.query<{ state: string }>(
    `SELECT concat(updated_at, ${versions}) AS state FROM ${table} WHERE id = $1`,
    [id],
  )
  return rows[0]?.state ?? 'gone'
}

async function newestVersion({ staffed, slug, id }: Attempt): Promise<number> {
  const table = slug.replaceAll('-', '_')
  const { rows } = await staffed.cms.payload.db.pool.query<{ id: number }>(
    `SELECT id FROM _${table}_v WHERE parent_id = $1 ORDER BY id DESC LIMIT 1`,
    [id],
  )
  return rows[0]?.id ?? 0
}

async function json(response: Response) {
  return (await response.json()) as { docs?: unknown[]; totalDocs?: number }
}
