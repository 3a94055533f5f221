import { type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paragraph } from '../../test/support/content'
import { EDITORIAL_KINDS } from '../../test/support/editorial'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { findEmptyDrafts } from '../drafts/find-empty-drafts'
import { deleteEmptyDrafts } from './empty-drafts'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms('empty_drafts')
})

afterAll(() => cms.stop())

const add = async (collection: CollectionSlug, data: object, locale = 'en') =>
  Number(
    (await cms.payload.create({ collection, data: data as never, draft: true, locale: locale as 'en' })).id,
  )

const tomorrow = () => Date.now() + 25 * 60 * 60 * 1000

const ids = async (collection: CollectionSlug) => {
  const { docs } = await cms.payload.find({ collection, trash: true, pagination: false, sort: 'id' })
  return docs.map(({ id }) => Number(id))
}

test.each(EDITORIAL_KINDS)('a draft of %s that nobody wrote in is gone after a day', async (kind) => {
  const empty = await add(kind, {})
  await deleteEmptyDrafts(cms.payload)
  expect(await ids(kind)).toEqual([empty])
  await deleteEmptyDrafts(cms.payload, tomorrow())
  expect(await ids(kind)).toEqual([])
})

test('a draft with a text of any language in any version stays', async () => {
  const kept = [
    await add('news', { title: 'Bonjour' }, 'fr'),
    await add('news', { body: paragraph('A body before its title') }),
    await add('faqs', { question: 'Why?' }),
  ]
  const emptied = await add('news', { title: 'Once' })
  await cms.payload.update({ collection: 'news', id: emptied, draft: true, data: { title: '' } })
  await deleteEmptyDrafts(cms.payload, tomorrow())
  expect(await ids('news')).toEqual([kept[0], kept[1], emptied])
  expect(await ids('faqs')).toEqual([kept[2]])
})

test('is in no list from the beginning, unless it has a text in some language', async () => {
  const [empty, french, emptied] = [
    await add('news', {}),
    await add('news', { title: 'Salut' }, 'fr'),
    await add('news', { title: 'Once' }),
  ]
  await cms.payload.update({ collection: 'news', id: emptied, draft: true, data: { title: '' } })
  const { baseFilter } = cms.payload.collections.news.config.admin
  const req = await createLocalReq({}, cms.payload)
  const where = await baseFilter?.({ limit: 10, page: 1, req, sort: 'id' })
  const { docs } = await cms.payload.find({ collection: 'news', where: where ?? {}, pagination: false })
  const shown = docs.map(({ id }) => id)
  expect(shown).not.toContain(empty)
  expect(shown).toEqual(expect.arrayContaining([french, emptied]))
  expect(await findEmptyDrafts(cms.payload, 'news', { ids: [french, empty] })).toEqual([empty])
  expect(await findEmptyDrafts(cms.payload, 'news', { ids: [] })).toEqual([])
  expect(await findEmptyDrafts(cms.payload, 'ads')).toEqual([])
})

test('one that somebody still has open today stays', async () => {
  const old = await add('news', {})
  await cms.payload.db.pool.query(`UPDATE news SET updated_at = now() - interval '2 days' WHERE id = $1`, [
    old,
  ])
  await deleteEmptyDrafts(cms.payload)
  expect(await ids('news')).toContain(old)
})
