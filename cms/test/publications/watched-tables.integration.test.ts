import { CONTENT_KINDS } from '@carelane/main-api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../src/migrator/migrate'
import { findUnwatchedTables } from '../../src/publications/watch-tables'
import { tableOf } from '../../src/queries/table-of'
import { openOutbox, type Outbox } from '../support/outbox'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let outbox: Outbox

beforeAll(async () => {
  cms = await startCms('watched_tables')
  outbox = await openOutbox(cms.settings.connectionString)
})

beforeEach(() => outbox.take())

afterAll(async () => {
  await outbox.close()
  await cms.stop()
})

const sql = (statement: string) => outbox.client.query(statement)
const triggersOf = async (table: string) => {
  const { rows } = await outbox.client.query<{ tgname: string }>(
    `SELECT tgname FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname LIKE 'publications%' ORDER BY 1`,
    [table],
  )
  return rows.map(({ tgname }) => tgname)
}

test('every kind of content is a collection or a global whose table has the triggers', async () => {
  const globals = cms.payload.config.globals.map(({ slug }) => slug)
  expect([...Object.keys(cms.payload.collections), ...globals]).toEqual(
    expect.arrayContaining([...CONTENT_KINDS]),
  )
  for (const kind of CONTENT_KINDS) {
    expect(await triggersOf(tableOf(kind)), kind).toEqual(['publications_after', 'publications_before'])
  }
  expect(await findUnwatchedTables(outbox.client)).toEqual([])
})

test('every table that Payload keeps for a published collection has one, and no other table', async () => {
  const tables = Object.keys(cms.payload.db.tables)
  const roots = CONTENT_KINDS.map((kind) => tableOf(kind).replace('public.', ''))
  const isPart = (table: string) =>
    roots.some((root) => table.startsWith(`${root}_`)) || table === 'country_languages'
  for (const table of tables.filter((name) => !roots.includes(name))) {
    expect(await triggersOf(`public.${table}`), table).toEqual(isPart(table) ? ['publications_part'] : [])
  }
})

test('a trigger that is missing is noticed, and the next migration puts it back', async () => {
  await sql('DROP TRIGGER publications_part ON news_rels')
  expect(await findUnwatchedTables(outbox.client)).toEqual(['public.news_rels'])
  expect(await migrate(cms.settings)).toEqual([])
  expect(await findUnwatchedTables(outbox.client)).toEqual([])
})

test('the table of a new array is watched after the migration that makes it', async () => {
  await sql(`INSERT INTO countries (short_name, abbreviation, source, time_zone, currency)
    VALUES ('ng', 'NG', 'H5_OfficialWebsite_NG', 'Africa/Lagos', 'NGN')`)
  await sql(`CREATE TABLE countries_offices (
    id varchar PRIMARY KEY, _parent_id integer NOT NULL REFERENCES countries ON DELETE cascade)`)
  expect(await findUnwatchedTables(outbox.client)).toEqual(['public.countries_offices'])
  await migrate(cms.settings)
  await outbox.take()
  await sql(`INSERT INTO countries_offices SELECT 'lagos', id FROM countries`)
  expect(await outbox.take()).toEqual([expect.stringMatching(/^countries countries:\d+ country:ng$/)])
  await sql('DROP TABLE countries_offices')
})

test('migrating again with nothing to do waits for no writer', async () => {
  await sql('BEGIN')
  await sql(`UPDATE countries SET currency = 'USD'`)
  await expect(migrate(cms.settings)).resolves.toEqual([])
  await sql('ROLLBACK')
})
