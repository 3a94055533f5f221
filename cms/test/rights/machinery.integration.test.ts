import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockOwnDocuments } from '../../src/access/lock-own-documents'
import { schedulePublish } from '../../src/access/schedule-publish'
import { png } from '../support/content'
import { callServer, send as sendTo } from './attempts'
import { type Slug, store, type Whose } from './documents'
import { type StaffedCms, startStaffedCms, type Session } from './staffed-cms'

let staffed: StaffedCms
let editor: Session

/** The built cms runs due jobs itself, at the same time as a test. */
const LATER = new Date(2099, 1)

beforeAll(async () => {
  staffed = await startStaffedCms('rights_machinery')
  editor = staffed.as['country-editor']
})

afterAll(() => staffed.cms.stop())

const send = (who: Session, method: string, path: string, data?: unknown) =>
  sendTo(staffed, who, method, path, data)

const made = (slug: Slug, whose: Whose) => store(staffed.world, slug, whose)

describe('locks', () => {
  const collection = 'payload-locked-documents'

  const lock = async (id: number, holder: Session) => {
    const document = { relationTo: 'news', value: id }
    const user = { relationTo: 'users', value: holder.id }
    return (await staffed.cms.payload.db.create({ collection, data: { document, user } })).id
  }

  const holderOf = async (id: number | string) => {
    const found = await staffed.cms.payload.db.findOne<{ id: number; user: { value: number } }>({
      collection,
      where: { id: { equals: id } },
    })
    return found?.user.value
  }

  test('on foreign documents are not listed, changed or taken away', async () => {
    const id = await lock(await made('news', 'foreign'), staffed.foreigner)
    for (const who of [editor, staffed.as.marketing, staffed.as['read-only'], staffed.as.stranger]) {
      const list = await send(who, 'GET', `/${collection}`)
      const count = await send(who, 'GET', `/${collection}/count`)
      if (list.ok) expect(await list.json()).toMatchObject({ docs: [] })
      else expect(list.status).toBe(403)
      if (count.ok) expect(await count.json()).toEqual({ totalDocs: 0 })
      else expect(count.status).toBe(403)
      // The lists above are seen by those who may edit articles.
      if (who === editor) expect([list.status, count.status]).toEqual([200, 200])
      expect((await send(who, 'GET', `/${collection}/${id}`)).ok).toBe(false)
      const user = { relationTo: 'users', value: who.id }
      for (const path of [`/${collection}/${id}`, `/${collection}?where[id][equals]=${id}`]) {
        await send(who, 'PATCH', path, { user })
        await send(who, 'DELETE', path)
      }
      await send(who, 'POST', `/${collection}/${id}/duplicate`, { user })
    }
    expect(await holderOf(id)).toBe(staffed.foreigner.id)
    expect(await staffed.cms.payload.count({ collection })).toEqual({ totalDocs: 1 })
  })

  test('are made by nobody over HTTP', async () => {
    const document = { relationTo: 'news', value: await made('news', 'own') }
    const before = await staffed.cms.payload.count({ collection })
    for (const who of Object.values(staffed.as)) {
      const user = { relationTo: 'users', value: who.id }
      expect((await send(who, 'POST', `/${collection}`, { document, user })).status).toBe(403)
    }
    expect(await staffed.cms.payload.count({ collection })).toEqual(before)
  })

  test('on own documents are taken over in one’s own name alone, and stay where they are', async () => {
    const id = await lock(await made('news', 'own'), staffed.as.administrator)
    const path = `/${collection}/${id}`
    const foreign = { relationTo: 'news', value: await made('news', 'foreign') }
    const me = { relationTo: 'users', value: editor.id }
    for (const data of [
      { user: { relationTo: 'users', value: staffed.foreigner.id } },
      { document: foreign },
      { document: foreign, user: me },
      { globalSlug: 'site-settings', user: me },
    ]) {
      expect((await send(editor, 'PATCH', path, data)).status).toBe(403)
    }
    expect(await holderOf(id)).toBe(staffed.as.administrator.id)
    expect((await send(editor, 'PATCH', path, { user: me })).status).toBe(200)
    expect(await holderOf(id)).toBe(editor.id)
    expect((await send(editor, 'DELETE', path)).status).toBe(200)
  })

  test('are not put onto foreign documents by the form’s function of the admin', async () => {
    const asked: unknown[] = []
    const formState = lockOwnDocuments((args) =>
      asked.push((args as { returnLockStatus?: unknown }).returnLockStatus),
    )
    const ask = (id: number) =>
      callServer(staffed, editor, formState, { collectionSlug: 'news', id, returnLockStatus: true })
    await ask(await made('news', 'own'))
    await ask(await made('news', 'foreign'))
    await ask(await made('news', 'all'))
    expect(asked).toEqual([true, false, false])
  })
})

describe('planned publications', () => {
  const plan = (who: Session, id: number, more: object = {}) => {
    const doc = { relationTo: 'news', value: String(id) }
    return callServer(staffed, who, schedulePublish, {
      type: 'publish',
      date: LATER,
      doc,
      ...more,
    })
  }

  const planned = async (id: number) => {
    const { docs } = await staffed.cms.payload.find({ collection: 'payload-jobs', pagination: false })
    return docs.flatMap((job) =>
      (job.input as { doc?: { value?: string } }).doc?.value === String(id) ? [job.id] : [],
    )
  }

  test('of foreign documents are neither made nor called off', async () => {
    const id = await made('news', 'foreign')
    await plan(staffed.foreigner, id)
    const [job] = await planned(id)
    expect(job).toBeDefined()
    const own = await made('news', 'own')
    for (const who of [editor, staffed.as.marketing, staffed.as.translator, staffed.as['read-only']]) {
      const refused = { error: 'You may not publish this document.' }
      expect(await plan(who, id)).toEqual(refused)
      expect(await callServer(staffed, who, schedulePublish, { deleteID: job })).toEqual(refused)
      expect(await plan(who, own, { deleteID: job })).toEqual(refused)
    }
    expect(await plan(staffed.as.stranger, id)).toEqual({ error: 'Your log-in has ended. Log in again.' })
    expect(await planned(id)).toEqual([job])
  })

  test('of own ones are made and called off, and leave no job', async () => {
    const id = await made('news', 'own')
    const allJobs = () => staffed.cms.payload.count({ collection: 'payload-jobs' })
    const before = await allJobs()
    await plan(editor, id)
    const [job] = await planned(id)
    expect(job).toBeDefined()
    expect(await callServer(staffed, editor, schedulePublish, { deleteID: job })).toHaveProperty('message')
    expect(await planned(id)).toEqual([])
    expect(await allJobs()).toEqual(before)
  })

  test('that the database does not take are not said to be made', async () => {
    const id = await made('news', 'own')
    await expect(plan(editor, id, { date: new Date(Number.NaN) })).rejects.toThrow('Error scheduling')
    expect(await planned(id)).toEqual([])
  })

  test('that would touch another thing than planned publications are refused', async () => {
    const { payload } = staffed.cms
    const job = await payload.jobs.queue({ task: 'inline' as never, input: {} as never, waitUntil: LATER })
    const { id } = job as { id: number }
    expect(await callServer(staffed, editor, schedulePublish, { deleteID: id })).toEqual({
      error: 'There is no such document.',
    })
    expect(
      (await payload.count({ collection: 'payload-jobs', where: { id: { equals: id } } })).totalDocs,
    ).toBe(1)
    await payload.delete({ collection: 'payload-jobs', id })
  })

  test('are refused when they come due, where the one who planned them may not publish any more', async () => {
    const id = await made('news', 'own')
    const { payload } = staffed.cms
    await payload.update({ collection: 'news', id, data: { _status: 'draft' } })
    const input = {
      type: 'publish' as const,
      doc: { relationTo: 'news' as const, value: String(id) as unknown as number },
      user: { relationTo: 'users' as const, value: staffed.foreigner.id },
    }
    const job = await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: LATER })
    await payload.jobs.runByID({ id: job.id })
    expect(await payload.findByID({ collection: 'news', id })).toMatchObject({ _status: 'draft' })
    await payload.delete({ collection: 'payload-jobs', id: job.id })
  })
})

describe('what runs inside', () => {
  test.each(['payload-jobs', 'payload-kv', 'payload-migrations'])(
    '%s is nobody’s to see or write',
    async (slug) => {
      const { payload } = staffed.cms
      const before = await payload.count({ collection: slug as 'payload-jobs' })
      for (const who of Object.values(staffed.as)) {
        for (const [method, path] of [
          ['GET', ''],
          ['GET', '/1'],
          ['GET', '/count'],
          ['POST', ''],
          ['PATCH', '/1'],
          ['PATCH', '?where[id][exists]=true'],
          ['DELETE', '/1'],
          ['DELETE', '?where[id][exists]=true'],
        ] as const) {
          const answer = await send(who, method, `/${slug}${path}`, method === 'GET' ? undefined : {})
          expect(answer.ok, `${method} ${path}`).toBe(false)
        }
      }
      expect(await payload.count({ collection: slug as 'payload-jobs' })).toEqual(before)
    },
  )

  test.each(['run', 'handle-schedules'])('jobs are not started by /payload-jobs/%s', async (path) => {
    for (const who of Object.values(staffed.as)) {
      for (const method of ['GET', 'POST']) {
        expect((await send(who, method, `/payload-jobs/${path}?allQueues=true`)).ok).toBe(false)
      }
    }
  })

  test('another’s preferences are neither seen nor changed', async () => {
    const { foreigner } = staffed
    const key = 'collection-news'
    await send(foreigner, 'POST', `/payload-preferences/${key}`, { value: { theirs: true } })
    await send(editor, 'POST', `/payload-preferences/${key}`, { value: { mine: true } })
    const { docs } = (await (await send(editor, 'GET', '/payload-preferences')).json()) as { docs: unknown[] }
    expect(docs).toMatchObject([{ key, value: { mine: true } }])
    const owner = { relationTo: 'users', value: foreigner.id }
    const theirs = `where[user.value][equals]=${foreigner.id}`
    await send(editor, 'PATCH', `/payload-preferences?${theirs}`, { value: { broken: true } })
    await send(editor, 'DELETE', `/payload-preferences?${theirs}`)
    await send(editor, 'POST', '/payload-preferences', { key, user: owner, value: { planted: true } })
    await send(editor, 'DELETE', `/payload-preferences/${key}`)
    const kept = await send(foreigner, 'GET', `/payload-preferences/${key}`)
    expect(await kept.json()).toMatchObject({ value: { theirs: true } })
    expect((await send(staffed.as.stranger, 'GET', '/payload-preferences')).status).toBe(403)
  })
})

describe('pictures', () => {
  const upload = (who: Session, path: string, file: Buffer | string, data: object) => {
    const body = new FormData()
    body.append('file', new Blob([Uint8Array.from(Buffer.from(file))], { type: 'image/png' }), 'a.png')
    body.append('_payload', JSON.stringify(data))
    const method = path === '/media' ? 'POST' : 'PATCH'
    return staffed.cms.rest(path, { method, headers: who.headers, body })
  }

  test('of others keep their files, one by one and in bulk', async () => {
    const { payload } = staffed.cms
    for (const whose of ['foreign', 'shared', 'all'] as const) {
      const id = await made('media', whose)
      const { filename } = await payload.findByID({ collection: 'media', id })
      const file = await png(9, 9)
      expect((await upload(editor, `/media/${id}`, file, { alt: 'x' })).status).toBe(403)
      expect((await upload(editor, `/media?where[id][equals]=${id}`, file, { alt: 'x' })).ok).toBe(false)
      expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ filename })
      expect((await staffed.cms.rest(`/media/file/${filename}`)).status).toBe(200)
    }
  })

  test('are taken from those alone who may store them, and as pictures alone', async () => {
    const before = await staffed.cms.payload.count({ collection: 'media' })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect((await upload(editor, '/media', svg, { alt: 'x' })).status).toBe(400)
    for (const who of [staffed.as.translator, staffed.as['read-only'], staffed.as.stranger]) {
      expect((await upload(who, '/media', await png(9, 9), { alt: 'x' })).status).toBe(403)
    }
    expect(await staffed.cms.payload.count({ collection: 'media' })).toEqual(before)
    const countries = [staffed.world.countries.sa]
    expect((await upload(editor, '/media', await png(9, 9), { alt: 'x', countries })).status).toBe(403)
    const stored = await upload(staffed.as.marketing, '/media', await png(9, 9), { alt: 'x' })
    expect(stored.status).toBe(201)
    const { ng, ke } = staffed.world.countries
    expect(((await stored.json()) as { doc: unknown }).doc).toMatchObject({
      allCountries: false,
      countries: [{ id: ng }, { id: ke }],
    })
  })
})
