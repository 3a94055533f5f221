import { getLocalI18n } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '../src/access/find-account'
import { commentsOfDocument, type Thread } from '../src/comments/comments-contract'
import { tasksOf } from '../src/comments/tasks-of'
import { journalList } from '../src/journal/journal-list'
import { send as sendTo } from './rights/attempts'
import { type Slug, store, type Whose } from './rights/documents'
import { addNewcomer, type Session, type StaffedCms, startStaffedCms } from './rights/staffed-cms'
import { startCms } from './support/start-cms'

let staffed: StaffedCms
let editor: Session
let translator: Session
let administrator: Session

beforeAll(async () => {
  staffed = await startStaffedCms('comments', startCms)
  editor = staffed.as['country-editor']
  translator = staffed.as.translator
  administrator = staffed.as.administrator
})

afterAll(() => staffed.cms.stop())

const send = (who: Session, method: string, path: string, data?: unknown) =>
  sendTo(staffed, who, method, path, data)

const made = (slug: Slug = 'news', whose: Whose = 'own') => store(staffed.world, slug, whose)

interface Said {
  status: number
  message: string | undefined
  path: string | undefined
}

async function said(answer: Response): Promise<Said> {
  const { errors } = (await answer.json()) as {
    errors?: [{ message: string; data?: { errors: [{ path: string }] } }]
  }
  const [error] = errors ?? []
  return { status: answer.status, message: error?.message, path: error?.data?.errors[0].path }
}

const act = async (who: Session, id: number, path: string, data: unknown = {}, slug: Slug = 'news') =>
  said(await send(who, 'POST', `/comments/${slug}/${id}${path}`, data))

const OK = { status: 200, message: undefined, path: undefined }

async function commentsOf(who: Session, id: number, slug: Slug = 'news') {
  const answer = await send(who, 'GET', `/comments/${slug}/${id}`)
  expect(answer.status).toBe(200)
  return commentsOfDocument.parse(await answer.json())
}

async function thread(id: number, more: object = {}, by = editor): Promise<Thread> {
  expect(await act(by, id, '', { text: 'Is the price right?', ...more })).toEqual(OK)
  const { threads } = await commentsOf(by, id)
  return threads.at(-1)!
}

async function tasksFor({ id }: Session) {
  const { payload } = staffed.cms
  const user = await findAccount(payload, id)
  const i18n = await getLocalI18n({ config: payload.config, language: 'en' })
  return user ? tasksOf({ payload, user, i18n }) : []
}

const documentsOf = async (who: Session) => (await tasksFor(who)).map(({ document }) => document)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('a comment', () => {
  test('names a field in one language, is answered, and edited by its author alone', async () => {
    const id = await made()
    const { id: first, ...begun } = await thread(id, { field: 'title', language: 'fr' })
    expect(begun).toMatchObject({ field: 'title', fieldLabel: 'Title', language: 'fr', isOwn: true })
    expect(await act(translator, id, '', { text: 'Yes', thread: first })).toEqual(OK)
    expect(await act(translator, id, `/${first}/edit`, { text: 'No' })).toMatchObject({
      status: 403,
      message: 'Only its author changes a comment.',
    })
    expect(await act(administrator, id, `/${first}/edit`, { text: 'No' })).toMatchObject({ status: 403 })
    expect(await act(editor, id, `/${first}/edit`, { text: 'Is it?' })).toEqual(OK)
    const [after] = (await commentsOf(translator, id)).threads
    expect(after).toMatchObject({ text: 'Is it?', person: 'country-editor', isOwn: false })
    expect(after?.editedAt).not.toBeNull()
    expect(after?.replies).toMatchObject([{ text: 'Yes', person: 'translator', isOwn: true, editedAt: null }])
  })

  test('has no answers to answers, and none in another document', async () => {
    const id = await made()
    const { id: first } = await thread(id)
    await act(editor, id, '', { text: 'More', thread: first })
    const [reply] = (await commentsOf(editor, id)).threads[0]!.replies
    expect(await act(editor, id, '', { text: 'Deeper', thread: reply?.id })).toMatchObject({ status: 400 })
    expect(await act(editor, await made(), '', { text: 'Elsewhere', thread: first })).toMatchObject({
      status: 404,
    })
    expect(await act(editor, await made(), `/${first}/edit`, { text: 'Elsewhere' })).toMatchObject({
      status: 404,
    })
  })

  test('of a field without languages has none, whatever is sent', async () => {
    expect(await thread(await made(), { field: 'cover', language: 'fr' })).toMatchObject({ language: null })
  })

  test('is deleted by administrators alone, with its answers', async () => {
    const id = await made()
    const { id: first } = await thread(id)
    await act(editor, id, '', { text: 'More', thread: first })
    expect(await act(editor, id, `/${first}/delete`)).toMatchObject({
      status: 403,
      message: 'Only administrators delete comments.',
    })
    expect(await act(administrator, id, `/${first}/delete`)).toEqual(OK)
    expect((await commentsOf(editor, id)).threads).toEqual([])
    const { rowCount } = await staffed.cms.payload.db.pool.query(
      'SELECT FROM comments.comments WHERE document_id = $1',
      [id],
    )
    expect(rowCount).toBe(0)
  })

  test('is in the journal without what it says, so that deleting it deletes that', async () => {
    const id = await made()
    const { id: first } = await thread(id, { text: 'Secret words', field: 'title', language: 'en' })
    await act(editor, id, `/${first}/edit`, { text: 'Other secret words' })
    await act(editor, id, `/${first}/task`, { role: 'translator', due: inDays(3) })
    await act(translator, id, `/${first}/done`, { isDone: true })
    await act(editor, id, `/${first}/done`, { isDone: false })
    await act(administrator, id, `/${first}/delete`)
    const answer = await send(administrator, 'GET', `/journal?kind=news&document=${id}`)
    const { entries } = journalList.parse(await answer.json())
    const told = entries.map(({ act: done, person }) => `${done} ${person}`).reverse()
    expect(told.slice(-6)).toEqual([
      'comment country-editor',
      'editComment country-editor',
      'assign country-editor',
      'done translator',
      'reopen country-editor',
      'deleteComment administrator',
    ])
    expect(JSON.stringify(entries)).not.toMatch(/secret/i)
  })
})

describe('who may', () => {
  test('not read a document finds no comments there, and leaves none', async () => {
    const id = await made('news', 'foreign')
    const { id: first } = await thread(id, {}, staffed.foreigner)
    const nothing = { status: 404, message: 'There is no such document.' }
    expect((await send(editor, 'GET', `/comments/news/${id}`)).status).toBe(404)
    expect(await act(editor, id, '', { text: 'Mine' })).toMatchObject(nothing)
    for (const path of ['edit', 'task', 'done', 'delete'])
      expect(await act(editor, id, `/${first}/${path}`, { text: 'Mine' })).toMatchObject(nothing)
    expect(await act(staffed.as.stranger, id, '', { text: 'Mine' })).toMatchObject({ status: 403 })
    for (const address of [
      'users/1',
      'nonsense/1',
      'news/0',
      'news/99999999999',
      'news/x',
      'site-settings/1',
    ])
      expect((await send(administrator, 'GET', `/comments/${address}`)).status).toBe(404)
  })

  test('read it may be mentioned and given tasks, and nobody else', async () => {
    const id = await made()
    const gone = await addNewcomer(staffed)
    const { payload } = staffed.cms
    await payload.update({ collection: 'users', id: gone.id, data: { deactivated: true } })
    const { people } = await commentsOf(editor, id)
    const ids = people.map((person) => person.id)
    expect(ids).toEqual(expect.arrayContaining([editor.id, translator.id, administrator.id]))
    expect(ids).not.toContain(staffed.foreigner.id)
    expect(ids).not.toContain(gone.id)
    const sentence = 'Choose people who may read this document.'
    expect(await act(editor, id, '', { text: 'You', mentions: [staffed.foreigner.id] })).toEqual({
      status: 400,
      message: sentence,
      path: 'mentions',
    })
    const { id: first } = await thread(id)
    expect(await act(editor, id, `/${first}/task`, { person: gone.id })).toEqual({
      status: 400,
      message: sentence,
      path: 'person',
    })
    expect((await commentsOf(editor, id)).threads[0]?.task).toBeNull()
  })
})

describe('what cannot be read', () => {
  const french = () => ({ ...editor, headers: { ...editor.headers, 'accept-language': 'fr' } })

  test.each([
    ['an empty comment', { text: ' \n' }, 'text', 'Écrivez un commentaire de 2000 caractères au plus.'],
    ['a long one', { text: 'é'.repeat(2001) }, 'text', 'Écrivez un commentaire de 2000 caractères au plus.'],
    ['another field', { text: 'A', field: 'nonsense' }, 'field', 'Choisissez un champ de ce document.'],
    [
      'another language',
      { text: 'A', field: 'title', language: 'xx' },
      'field',
      'Choisissez un champ de ce document.',
    ],
    ['a task for nobody', { text: 'A', task: {} }, 'person', 'Choisissez à qui confier la tâche.'],
    [
      'a task for two',
      { text: 'A', task: { person: 1, role: 'translator' } },
      'person',
      'Choisissez à qui confier la tâche.',
    ],
    [
      'a day that is over',
      { text: 'A', task: { role: 'translator', due: '2020-02-02' } },
      'due',
      'Choisissez un jour à partir d’aujourd’hui, dans les deux ans.',
    ],
    [
      'a day that is none',
      { text: 'A', task: { role: 'translator', due: '2030-02-30' } },
      'due',
      'Choisissez un jour à partir d’aujourd’hui, dans les deux ans.',
    ],
    [
      'another country',
      { text: 'A', task: { role: 'translator', countries: [99_999] } },
      'countries',
      'Choisissez des pays de ce document.',
    ],
  ])('%s is refused at its field, in the language of who sent it', async (_what, sent, path, message) => {
    const id = await made()
    expect(await act(french(), id, '', sent)).toEqual({ status: 400, message, path })
    expect((await commentsOf(editor, id)).threads).toEqual([])
  })

  test('a list, a number and nonsense are 400, too', async () => {
    const id = await made()
    for (const sent of [[], 5, { text: 5 }, { text: 'A', more: 1 }, { text: 'A', mentions: 'all' }])
      expect((await act(editor, id, '', sent)).status).toBe(400)
  })
})

describe('a task', () => {
  test('is with whom it was given to, overdue first, until somebody says that it is done', async () => {
    const [late, soon, some] = [await made(), await made(), await made()]
    const person = (await addNewcomer(staffed)).id
    const task = (due: string | null) => ({ task: { person, due } })
    await thread(some, task(null))
    await thread(soon, task(inDays(2)))
    const { id: first } = await thread(late, task(inDays(1)))
    await staffed.cms.payload.db.pool.query(`UPDATE comments.comments SET due = '2026-01-01' WHERE id = $1`, [
      first,
    ])
    const who = { id: person, email: '', headers: {} }
    expect(await documentsOf(who)).toEqual([late, soon, some])
    expect((await tasksFor(who))[0]?.href).toBe(`/admin/collections/news/${late}#comment-${first}`)
    expect(await act(translator, late, `/${first}/done`, { isDone: true })).toEqual(OK)
    expect(await act(editor, late, `/${first}/done`, { isDone: true })).toMatchObject({ status: 409 })
    expect(await documentsOf(who)).toEqual([soon, some])
    const [shown] = (await commentsOf(editor, late)).threads
    expect(shown?.task?.done).toMatchObject({ person: 'translator' })
    // A day that is over stays, where nobody changes it.
    expect(await act(editor, late, `/${first}/task`, { person: editor.id, due: '2026-01-01' })).toEqual(OK)
    expect(await documentsOf(editor)).toContain(late)
  })

  test('for a role is with those of it in its countries who may read the document', async () => {
    const id = await made('news', 'shared')
    const { ng, sa } = staffed.world.countries
    const { id: first } = await thread(id)
    const assign = (task: object) => act(editor, id, `/${first}/task`, task)
    const whose = async () => [
      (await documentsOf(editor)).includes(id),
      (await documentsOf(staffed.foreigner)).includes(id),
      (await documentsOf(translator)).includes(id),
    ]
    expect(await assign({ role: 'country-editor', countries: [sa] })).toEqual(OK)
    expect(await whose()).toEqual([false, true, false])
    expect(await assign({ role: 'country-editor', countries: [ng] })).toEqual(OK)
    expect(await whose()).toEqual([true, false, false])
    expect(await assign({ role: 'country-editor' })).toEqual(OK)
    expect(await whose()).toEqual([true, true, false])
    const { countries } = staffed.world
    expect(await assign({ role: 'country-editor', countries: [countries.ru] })).toMatchObject({
      status: 400,
      path: 'countries',
    })
    const own = await made()
    await thread(own, { task: { role: 'country-editor' } })
    expect(await documentsOf(staffed.foreigner)).not.toContain(own)
  })

  test('is kept while the document is in the trash, and goes with it', async () => {
    const id = await made()
    await thread(id, { task: { person: editor.id } })
    const { payload } = staffed.cms
    await payload.update({ collection: 'news', id, data: { deletedAt: new Date().toISOString() } })
    expect(await documentsOf(editor)).not.toContain(id)
    expect((await commentsOf(editor, id)).threads).toHaveLength(1)
    await payload.update({ collection: 'news', id, trash: true, data: { deletedAt: null } })
    expect(await documentsOf(editor)).toContain(id)
    await payload.delete({ collection: 'news', id })
    const left = await payload.db.pool.query(
      'SELECT FROM comments.comments WHERE kind = $1 AND document_id = $2',
      ['news', id],
    )
    expect(left.rowCount).toBe(0)
  })

  test('of an account that is gone is nobody’s, keeps its name, and is shown to administrators', async () => {
    const id = await made()
    const leaving = await addNewcomer(staffed)
    await thread(id, { task: { person: leaving.id }, text: 'For you' }, leaving)
    expect(await documentsOf(administrator)).not.toContain(id)
    await staffed.cms.payload.delete({ collection: 'users', id: leaving.id })
    const [shown] = (await commentsOf(editor, id)).threads
    expect(shown).toMatchObject({
      person: 'country-editor',
      task: { person: { name: 'country-editor', isGone: true } },
    })
    expect(await documentsOf(administrator)).toContain(id)
    expect(await documentsOf(editor)).not.toContain(id)
  })
})
