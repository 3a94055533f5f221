import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { rebuildIndex } from '../../src/search/index/rebuild'
import { type SearchIndexer, startSearchIndexer } from '../../src/search/index/start-search-indexer'
import { addArticle, addPicture } from '../support/content'
import { randomFrom } from '@carelane/test-kit/random'
import { startCms, type TestCms } from '../support/start-cms'
import { addFaq } from './search-content'

const program = fileURLToPath(new URL('../support/indexer-process.ts', import.meta.url))

let cms: TestCms
let client: Client
let cover: number
let indexers: SearchIndexer[] = []
let child: ChildProcess | undefined

beforeAll(async () => {
  cms = await startCms('indexer')
  cover = await addPicture(cms.payload)
  client = new Client({ connectionString: cms.settings.connectionString })
  await client.connect()
})

afterEach(async () => {
  await Promise.all(indexers.map((indexer) => indexer.stop()))
  indexers = []
  await kill()
})

afterAll(async () => {
  await client.end()
  await cms.stop()
})

const startHere = () => {
  indexers.push(startSearchIndexer(cms.settings.connectionString, pino({ level: 'silent' })))
}

const startProcess = () => {
  child = spawn(process.execPath, ['--import', 'tsx', program, cms.settings.connectionString], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function kill() {
  if (!child || child.signalCode) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const rows = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows
const titles = async () => (await rows('SELECT title FROM search.documents')).map(({ title }) => title)
const index = async () => ({
  documents: await rows(`SELECT * FROM search.documents ORDER BY collection, document_id, locale`),
  words: await rows('SELECT locale, word, stem, spelling, documents FROM search.words ORDER BY locale, word'),
})
const queued = async () => (await rows('SELECT FROM search.queue')).length
const idle = () => vi.waitFor(async () => expect(await queued()).toBe(0), { timeout: 50_000, interval: 20 })
const holds = (title: string) =>
  vi.waitFor(async () => expect(await titles()).toContain(title), { timeout: 50_000, interval: 10 })
const lacks = (title: string) =>
  vi.waitFor(async () => expect(await titles()).not.toContain(title), { timeout: 50_000, interval: 10 })

test('has what is published, and nothing else', async () => {
  startHere()
  const id = await addArticle(cms.payload, { titles: { en: 'Seen at once' }, slug: 'seen', cover })
  await holds('Seen at once')
  await cms.payload.update({ collection: 'news', id, data: { title: 'Seen anew' } })
  await holds('Seen anew')
  expect(await titles()).not.toContain('Seen at once')
  await cms.payload.update({ collection: 'news', id, data: { title: 'A draft' }, draft: true })
  await addFaq(cms.payload, { en: ['After the draft', 'Published.'] })
  await holds('After the draft')
  expect(await titles()).toContain('Seen anew')
  expect(await titles()).not.toContain('A draft')
  await cms.payload.update({ collection: 'news', id, data: { _status: 'draft' } })
  await lacks('Seen anew')
  await cms.payload.update({ collection: 'news', id, data: { _status: 'published' } })
  await holds('A draft')
  await cms.payload.delete({ collection: 'news', id })
  await lacks('A draft')
})

test('has it within a second of the commit', async () => {
  startHere()
  const id = await addFaq(cms.payload, { en: ['Edited', 'Yes.'] })
  await holds('Edited')
  const times: number[] = []
  for (let edit = 1; edit <= 9; edit++) {
    // The clock starts at the commit.
    await client.query(`UPDATE faqs_locales SET question = $1 WHERE _parent_id = $2`, [`Edit ${edit}`, id])
    const committed = performance.now()
    await holds(`Edit ${edit}`)
    times.push(performance.now() - committed)
  }
  expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(1000)
})

test('has what was published while no indexer ran', async () => {
  await addFaq(cms.payload, { en: ['While nobody listened', 'Found all the same.'] })
  expect(await queued()).toBeGreaterThan(0)
  startHere()
  await holds('While nobody listened')
})

test('loses nothing when it is killed between taking up a document and finishing it', async () => {
  startProcess()
  await addFaq(cms.payload, { en: ['Before the kill', 'It works.'] })
  await holds('Before the kill')
  await client.query('BEGIN')
  await client.query('LOCK TABLE search.words IN EXCLUSIVE MODE')
  await addFaq(cms.payload, { en: ['During the kill', 'It was being indexed.'] })
  await vi.waitFor(
    async () =>
      expect(
        await rows(`SELECT FROM pg_locks WHERE NOT granted AND relation = 'search.words'::regclass`),
      ).toHaveLength(1),
    { timeout: 50_000, interval: 20 },
  )
  await kill()
  await client.query('COMMIT')
  expect(await titles()).not.toContain('During the kill')
  startHere()
  await holds('During the kill')
}, 150_000)

test('leaves out a document that cannot be indexed, and goes on with the others', async () => {
  await client.query(`ALTER TABLE search.documents ADD CONSTRAINT poison CHECK (title <> 'Poison')`)
  const id = await addFaq(cms.payload, { en: ['Poison', 'It cannot be stored.'] })
  await addFaq(cms.payload, { en: ['After the poison', 'It can.'] })
  startHere()
  await holds('After the poison')
  await idle()
  await client.query('ALTER TABLE search.documents DROP CONSTRAINT poison')
  await cms.payload.delete({ collection: 'faqs', id })
})

test('is the same when two keep it up to date at once as when it is made anew', async () => {
  const random = randomFrom(7)
  startHere()
  startHere()
  const ids: number[] = []
  for (let step = 0; step < 40; step++) {
    const word = random.of(['battery', 'screen', 'charger', 'water'])
    const id = random.of([...ids, 0, 0])
    if (id === 0)
      ids.push(await addFaq(cms.payload, { en: [`About ${word}`, `Number ${step}`], fr: [word, 'Oui'] }))
    else if (random.below(4) > 0)
      await cms.payload.update({ collection: 'faqs', id, data: { question: word } })
    else await cms.payload.delete({ collection: 'faqs', id: ids.splice(ids.indexOf(id), 1)[0] ?? 0 })
  }
  await idle()
  const kept = await index()
  await rebuildIndex(client)
  expect(kept.documents.length).toBeGreaterThan(5)
  expect(await index()).toEqual(kept)
})
