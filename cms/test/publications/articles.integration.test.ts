import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '../support/accounts'
import { addArticle, addCountry, addPicture, ALL, paragraph } from '../support/content'
import { openOutbox, type Outbox } from '../support/outbox'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let payload: Payload
let outbox: Outbox
let cover: number
let number = 0

beforeAll(async () => {
  cms = await startCms('article_publications')
  payload = cms.payload
  cover = await addPicture(payload)
  outbox = await openOutbox(cms.settings.connectionString)
})

beforeEach(() => outbox.take())

afterAll(async () => {
  await outbox.close()
  await cms.stop()
})

async function article(_status: 'draft' | 'published' = 'published', more: { countries?: number[] } = {}) {
  number += 1
  const titles = { en: `Article ${number}`, fr: `Article ${number} en français` }
  const id = await addArticle(payload, { titles, slug: `article-${number}`, cover, _status, ...more })
  await outbox.take()
  return id
}

const news = 'news' as const
const of = (id: number) => `news news:${id}`

describe('is published once', () => {
  test('when it is created as published', async () => {
    const id = await addArticle(payload, { titles: { en: 'New' }, slug: 'created', cover })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when a draft is published', async () => {
    const id = await article('draft')
    await payload.update({ collection: news, id, data: { _status: 'published' } })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when it is unpublished', async () => {
    const id = await article()
    await payload.update({ collection: news, id, data: { _status: 'draft' } })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when a draft over it is published', async () => {
    const id = await article()
    await payload.update({ collection: news, id, draft: true, data: { title: 'Not yet' } })
    expect(await outbox.take()).toEqual([])
    await payload.update({ collection: news, id, data: { title: 'Now', _status: 'published' } })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when a version of it is restored', async () => {
    const id = await article()
    await payload.update({ collection: news, id, data: { title: 'Second', _status: 'published' } })
    await outbox.take()
    const { docs } = await payload.findVersions({
      collection: news,
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: news, id: String(docs[0]?.id) })
    expect(await payload.findByID({ collection: news, id })).not.toMatchObject({ title: 'Second' })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when its scheduled publication comes', async () => {
    const id = await article('draft')
    const { id: user } = await addAccount(payload, 'administrator')
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: news, value: String(id) as unknown as number },
        user: { relationTo: 'users', value: user },
      },
      waitUntil: new Date(Date.now() - 1000),
    })
    expect(await outbox.take()).toEqual([])
    await payload.jobs.run()
    expect(await payload.findByID({ collection: news, id })).toMatchObject({ _status: 'published' })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when it is deleted, with all that hangs on it', async () => {
    const id = await article()
    await payload.delete({ collection: news, id })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when one language alone changes', async () => {
    const id = await article()
    await payload.update({ collection: news, id, locale: 'fr', data: { title: 'Nouveau titre' } })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when all languages change at once', async () => {
    const id = await article()
    const body = { en: paragraph('English'), fr: paragraph('Français') } as never
    await payload.update({ collection: news, id, locale: ALL, data: { body } })
    expect(await outbox.take()).toEqual([of(id)])
  })

  test('when its countries alone change', async () => {
    const [ng, ke] = await Promise.all([
      addCountry(payload, 'ng', ['en'], 'Nigeria'),
      addCountry(payload, 'ke', ['en'], 'Kenya'),
    ])
    const id = await article('published', { countries: [ng] })
    await payload.update({ collection: news, id, data: { countries: [ke] } })
    expect(await outbox.take()).toEqual([of(id)])
  })
})

describe('is not published', () => {
  test('by a draft: created, saved, autosaved, duplicated, deleted', async () => {
    const id = await article('draft')
    await payload.update({ collection: news, id, data: { title: 'Saved' }, draft: true })
    await payload.update({ collection: news, id, data: { title: 'Autosaved' }, draft: true, autosave: true })
    const copy = await payload.duplicate({ collection: news, id, data: { slug: 'a-copy' }, draft: true })
    await payload.delete({ collection: news, id: copy.id })
    await payload.delete({ collection: news, id })
    expect(await outbox.take()).toEqual([])
  })

  test('by autosaves over a published one, which look like an unpublish to a hook', async () => {
    const id = await article()
    for (const title of ['T', 'Ty', 'Typ']) {
      await payload.update({
        collection: news,
        id,
        draft: true,
        autosave: true,
        data: { title, _status: 'draft' },
      })
    }
    expect(await outbox.take()).toEqual([])
    expect(await payload.findByID({ collection: news, id })).toMatchObject({ _status: 'published' })
  })
})

describe('in bulk', () => {
  test('each article is published once when they are changed together', async () => {
    const ids = [await article(), await article('draft'), await article()]
    const where = { id: { in: ids } }
    await payload.update({ collection: news, where, data: { category: 'industry', _status: 'published' } })
    expect(await outbox.take()).toEqual(ids.map(of).sort())
  })

  test('those that visitors saw are published when all are deleted', async () => {
    const [one, draft, two] = [await article(), await article('draft'), await article()]
    await payload.delete({ collection: news, where: { id: { in: [one, draft, two] } } })
    expect(await outbox.take()).toEqual([of(one), of(two)].sort())
  })

  test('the articles that lose a country with its deletion are published too', async () => {
    const country = await addCountry(payload, 'gh', ['en'], 'Ghana')
    const id = await article('published', { countries: [country] })
    await payload.delete({ collection: 'countries', id: country })
    expect(await outbox.take()).toEqual([`countries countries:${country} country:gh`, of(id)])
  })
})
