import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addArticle, addCountry, addPicture } from '../support/content'
import { openOutbox, type Outbox } from '../support/outbox'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let payload: Payload
let outbox: Outbox
let id: number
let draft: number
let ad: number
let menu: number
let ng: number
let ke: number

beforeAll(async () => {
  cms = await startCms('raw_writes')
  payload = cms.payload
  const picture = await addPicture(payload)
  ng = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  ke = await addCountry(payload, 'ke', ['en'], 'Kenya')
  id = await addArticle(payload, { titles: { en: 'Seen' }, slug: 'seen', cover: picture })
  draft = await addArticle(payload, {
    titles: { en: 'Draft' },
    slug: 'draft',
    cover: picture,
    _status: 'draft',
  })
  const banner = { title: 'Offer', pictureNarrow: picture, slot: 'top', area: ['1'], priority: 0 } as const
  ad = (await payload.create({ collection: 'ads', data: { ...banner, area: ['1'], countries: [ng, ke] } })).id
  const items = [{ name: 'Service', children: [{ name: 'Warranty', url: 'warranty-check' }] }]
  menu = (await payload.create({ collection: 'menus', data: { country: ng, items } })).id
  outbox = await openOutbox(cms.settings.connectionString)
})

beforeEach(() => outbox.take())

afterAll(async () => {
  await outbox.close()
  await cms.stop()
})

const sql = (statement: string) => outbox.client.query(statement)

describe('SQL that goes past Payload is published', () => {
  test('on a main table', async () => {
    await sql(`UPDATE news SET slug = slug || '-renamed' WHERE id IN (${id}, ${draft})`)
    expect(await outbox.take()).toEqual([`news news:${id}`])
  })

  test('on a table of languages, and not for a draft', async () => {
    await sql(`UPDATE news_locales SET title = 'Raw'`)
    expect(await outbox.take()).toEqual([`news news:${id}`])
  })

  test.each(['menus_items_locales', 'menus_items_children', 'menus_items_children_locales'])(
    'on %s, two levels of arrays deep',
    async (table) => {
      await sql(`UPDATE ${table} SET id = id`)
      expect(await outbox.take()).toEqual([`menus menus:${menu} country:ng`])
    },
  )

  test('on a relation: the country that goes and those that stay', async () => {
    await sql(`DELETE FROM ads_rels WHERE countries_id = ${ke}`)
    expect(await outbox.take()).toEqual([`ads ads:${ad} country:ke country:ng`])
  })

  test('on a relation that is changed in place', async () => {
    await sql(`UPDATE ads_rels SET countries_id = ${ke} WHERE parent_id = ${ad}`)
    expect(await outbox.take()).toEqual([`ads ads:${ad} country:ke country:ng`])
  })

  test('when the relation is written before the main row, and the article was a draft', async () => {
    await sql('BEGIN')
    await sql(`INSERT INTO news_rels (parent_id, path, countries_id) VALUES (${draft}, 'countries', ${ng})`)
    await sql(`UPDATE news SET _status = 'published' WHERE id = ${draft}`)
    await sql('COMMIT')
    expect(await outbox.take()).toEqual([`news news:${draft}`])
    await sql(`UPDATE news SET _status = 'draft' WHERE id = ${draft}`)
  })

  test('once for all the changes of a transaction, savepoints included', async () => {
    await sql('BEGIN')
    await sql(`UPDATE news SET slug = 'one' WHERE id = ${id}`)
    await sql('SAVEPOINT here')
    await sql(`UPDATE ads SET priority = 5 WHERE id = ${ad}`)
    await sql('ROLLBACK TO here')
    await sql(`UPDATE news_locales SET title = 'Two' WHERE _parent_id = ${id}`)
    await sql('COMMIT')
    expect(await outbox.take()).toEqual([`news news:${id}`])
  })

  test('with the countries as two writers left them who changed the same ad at once', async () => {
    const other = await openOutbox(cms.settings.connectionString)
    await sql('BEGIN')
    await sql(`UPDATE ads SET priority = 1 WHERE id = ${ad}`)
    await sql(`UPDATE ads_rels SET countries_id = ${ng} WHERE parent_id = ${ad}`)
    const waiting = other.client.query(`UPDATE ads SET priority = 2 WHERE id = ${ad}`)
    await vi.waitFor(async () =>
      expect((await sql(`SELECT FROM pg_locks WHERE NOT granted`)).rowCount).toBeGreaterThan(0),
    )
    await sql('COMMIT')
    await waiting
    await other.close()
    expect(await outbox.take()).toEqual([`ads ads:${ad} country:ke country:ng`, `ads ads:${ad} country:ng`])
  })
})

describe('nothing is published', () => {
  test('by a transaction that is rolled back', async () => {
    await sql('BEGIN')
    await sql(`UPDATE news SET slug = 'never' WHERE id = ${id}`)
    await sql('ROLLBACK')
    expect(await outbox.take()).toEqual([])
  })

  test('by a commit that fails, which Payload does not notice', async () => {
    await sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''refused''; END'`)
    await sql(`CREATE CONSTRAINT TRIGGER refuse AFTER UPDATE ON news
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`)
    const { slug } = await payload.update({ collection: 'news', id, data: { slug: 'refused' } })
    expect(slug).toBe('refused')
    await sql('DROP TRIGGER refuse ON news')
    expect(await payload.findByID({ collection: 'news', id })).not.toMatchObject({ slug: 'refused' })
    expect(await outbox.take()).toEqual([])
  })

  test('and nothing is left of the change in the table of running transactions', async () => {
    await sql(`UPDATE news SET slug = 'done' WHERE id = ${id}`)
    expect((await sql('SELECT FROM publications.change')).rowCount).toBe(0)
  })
})
