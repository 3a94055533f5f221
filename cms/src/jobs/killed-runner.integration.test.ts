import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addAccount } from '../../test/support/accounts'
import { addArticle, addPicture } from '../../test/support/content'
import { schedule } from '../../test/support/schedule'
import { startCms, type TestCms } from '../../test/support/start-cms'

const program = fileURLToPath(new URL('../../test/support/runner-process.ts', import.meta.url))

let cms: TestCms
let administrator: number
let cover: number
let editor: Client
let running: ChildProcess[] = []

beforeAll(async () => {
  cms = await startCms('killed_runner')
  administrator = (await addAccount(cms.payload, 'administrator')).id
  cover = await addPicture(cms.payload)
  editor = new Client({ connectionString: cms.settings.connectionString })
  await editor.connect()
})

afterEach(async () => {
  await Promise.all(running.map(kill))
  running = []
})

afterAll(async () => {
  await editor.end()
  await cms.stop()
})

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(cms.settings)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function dueButHeld(slug: string): Promise<number> {
  const article = await addArticle(cms.payload, { titles: { en: slug }, slug, cover, _status: 'draft' })
  await editor.query('BEGIN')
  await editor.query('SELECT FROM news WHERE id = $1 FOR UPDATE', [article])
  await schedule(cms.payload, {
    article,
    type: 'publish',
    user: administrator,
    at: new Date(Date.now() - 1000),
  })
  return article
}

async function begun(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await cms.payload.db.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 30_000, interval: 50 },
  )
}

async function published(article: number, withinMs: number): Promise<number> {
  const began = performance.now()
  await vi.waitFor(
    async () =>
      expect(await cms.payload.findByID({ collection: 'news', id: article })).toMatchObject({
        _status: 'published',
      }),
    { timeout: withinMs, interval: 50 },
  )
  return performance.now() - began
}

test('what a runner had begun when it was killed is done by the next to start, within 60 s', async () => {
  const article = await dueButHeld('restarted')
  const first = start()
  await begun()
  await kill(first)
  await editor.query('ROLLBACK')
  expect(await cms.payload.findByID({ collection: 'news', id: article })).toMatchObject({ _status: 'draft' })
  start()
  expect(await published(article, 60_000)).toBeLessThan(60_000)
})

test('or by the one that stands by, within 60 s', async () => {
  const article = await dueButHeld('stood-by')
  const first = start()
  await begun()
  start()
  await kill(first)
  await editor.query('ROLLBACK')
  expect(await published(article, 60_000)).toBeLessThan(60_000)
})

test('a publication that falls due while nothing runs is made up for at the next start', async () => {
  const article = await addArticle(cms.payload, {
    titles: { en: 'Missed' },
    slug: 'missed',
    cover,
    _status: 'draft',
  })
  await schedule(cms.payload, {
    article,
    type: 'publish',
    user: administrator,
    at: new Date(Date.now() + 500),
  })
  await new Promise((done) => setTimeout(done, 600))
  start()
  await published(article, 60_000)
})
