import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addAccount } from '../../test/support/accounts'
import { addArticle, addPicture } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { ADVISORY_LOCKS } from '../database/advisory-locks'
import { type JobRunner, startJobRunner } from './job-runner'

let cms: TestCms
let cover: number
let administrator: number
let client: Client
let runners: JobRunner[] = []

beforeAll(async () => {
  cms = await startCms('jobs')
  cover = await addPicture(cms.payload)
  administrator = (await addAccount(cms.payload, 'administrator')).id
  client = new Client({ connectionString: cms.settings.connectionString })
  await client.connect()
})

afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
  runners = []
})

afterAll(async () => {
  await client.end()
  await cms.stop()
})

function startRunner() {
  runners.push(startJobRunner(cms.payload, cms.settings.connectionString))
}

async function schedule(slug: string, type: 'publish' | 'unpublish', inSeconds: number) {
  const _status = type === 'publish' ? 'draft' : 'published'
  const id = await addArticle(cms.payload, { titles: { en: slug }, slug, cover, _status })
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'news', value: String(id) as unknown as number },
      user: { relationTo: 'users', value: administrator },
    },
    waitUntil: new Date(Date.now() + inSeconds * 1000),
  })
  return id
}

async function lateness(id: number, at: Date): Promise<number> {
  const { updatedAt } = await cms.payload.findByID({ collection: 'news', id })
  return new Date(updatedAt).getTime() - at.getTime()
}

async function dueTimes(): Promise<Map<number, Date>> {
  const { rows } = await client.query<{ id: number; at: Date }>(
    `SELECT (input -> 'doc' ->> 'value')::int AS id, wait_until AS at FROM payload_jobs`,
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}

async function expectStatus(id: number, status: 'draft' | 'published', withinSeconds: number) {
  await vi.waitFor(
    async () =>
      expect(await cms.payload.findByID({ collection: 'news', id })).toMatchObject({ _status: status }),
    { timeout: withinSeconds * 1000, interval: 100 },
  )
}

const holder = async () => {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [ADVISORY_LOCKS.jobRunner],
  )
  return rows
}

describe('the job runner', () => {
  test(
    'publishes and unpublishes within five seconds of the time, and not before it',
    { timeout: 60_000 },
    async () => {
      startRunner()
      const comes = await schedule('comes', 'publish', 2)
      const goes = await schedule('goes', 'unpublish', 2)
      const due = await dueTimes()
      // Recorded times count: the machine may be busy.
      await expectStatus(comes, 'published', 30)
      await expectStatus(goes, 'draft', 30)
      for (const id of [comes, goes]) {
        const late = await lateness(id, due.get(id) ?? new Date(0))
        expect(late).toBeGreaterThanOrEqual(0)
        expect(late).toBeLessThan(5000)
      }
    },
  )

  test('is one, however many processes start it, and each job runs once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => schedule(`once-${index}`, 'publish', -1)),
    )
    const versions = () => cms.payload.countVersions({ collection: 'news', where: { parent: { in: ids } } })
    const before = (await versions()).totalDocs
    for (let process = 0; process < 3; process++) startRunner()
    for (const id of ids) await expectStatus(id, 'published', 15)
    expect(await holder()).toHaveLength(1)
    expect((await versions()).totalDocs).toBe(before + ids.length)
  })

  test('takes up what a killed runner had begun', async () => {
    const id = await schedule('abandoned', 'publish', -1)
    await client.query('UPDATE payload_jobs SET processing = true WHERE completed_at IS NULL')
    startRunner()
    await expectStatus(id, 'published', 10)
  })

  test('goes on in another process when the connection of the first is cut', async () => {
    startRunner()
    await vi.waitFor(async () => expect(await holder()).toHaveLength(1), { timeout: 10_000 })
    const [first] = await holder()
    startRunner()
    await client.query('SELECT pg_terminate_backend($1)', [first?.pid])
    const id = await schedule('taken-over', 'publish', -1)
    await expectStatus(id, 'published', 15)
  })
})
