import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addAccount } from '../../test/support/accounts'
import { addArticle, addCountry, addPicture } from '../../test/support/content'
import { schedule } from '../../test/support/schedule'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { startJobRunner, type JobRunner } from './job-runner'
import { retryForDatabase } from '../queries/schedules/job-table'
import { refusalAlert } from './refusal-alert'
import { findRefusedSchedules } from '../queries/schedules/refused-schedules'

let cms: TestCms
let client: Client
let runner: JobRunner
let cover: number
let nigeria: number

beforeAll(async () => {
  cms = await startCms('refused')
  nigeria = await addCountry(cms.payload, 'ng', ['en'], 'Nigeria')
  cover = await addPicture(cms.payload)
  client = new Client({ connectionString: cms.settings.connectionString })
  await client.connect()
  runner = startJobRunner(cms.payload, cms.settings.connectionString)
})

afterAll(async () => {
  await runner.stop()
  await client.end()
  await cms.stop()
})

const past = () => new Date(Date.now() - 1000)
const SOON = { timeout: 15_000, interval: 50 }

async function draftOf(slug: string): Promise<number> {
  return addArticle(cms.payload, {
    titles: { en: slug },
    slug,
    cover,
    countries: [nigeria],
    _status: 'draft',
  })
}

test('a schedule of somebody who lost the right meanwhile is refused, shown and alerted, until somebody makes up for it', async () => {
  const article = await draftOf('lost-right')
  const editor = await addAccount(cms.payload, 'country-editor', [nigeria])
  const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  await cms.payload.update({ collection: 'users', id: editor.id, data: { role: 'read-only' } })
  await schedule(cms.payload, { article, type: 'publish', user: editor.id, at: past() })

  await vi.waitFor(async () => expect(await findRefusedSchedules(client)).toHaveLength(1), SOON)
  const expected = {
    collection: 'news',
    document: article,
    type: 'publish',
    scheduledBy: 'country-editor',
    reason: expect.stringMatching(/not allowed/),
  }
  expect(await findRefusedSchedules(client)).toMatchObject([expected])
  expect(await findRefusedSchedules(client, { collection: 'news', document: article })).toMatchObject([
    expected,
  ])
  expect(await findRefusedSchedules(client, { collection: 'news', document: article + 1 })).toEqual([])
  await vi.waitFor(
    () =>
      expect(logged).toHaveBeenCalledWith(
        expect.objectContaining(expected),
        expect.stringContaining('refused'),
      ),
    SOON,
  )
  logged.mockRestore()
  expect(await cms.payload.findByID({ collection: 'news', id: article })).toMatchObject({ _status: 'draft' })

  await cms.payload.update({ collection: 'news', id: article, data: { _status: 'published' } })
  expect(await findRefusedSchedules(client)).toEqual([])
})

test('is alerted again by another process, which cannot know whether it was told, and once by each', async () => {
  await client.query(
    `INSERT INTO payload_jobs (input, has_error, error, task_slug, total_tried)
     SELECT jsonb_build_object('type', 'unpublish', 'doc', jsonb_build_object('relationTo', 'news', 'value', id::text)),
       true, '{"message": "made up"}', 'schedulePublish', 1 FROM news WHERE id = $1`,
    [await draftOf('alerted')],
  )
  const error = vi.fn()
  const logger = { ...cms.payload.logger, error } as unknown as typeof cms.payload.logger
  const [one, other] = [refusalAlert(logger), refusalAlert(logger)]
  await one(client)
  await one(client)
  expect(error).toHaveBeenCalledTimes(1)
  await other(client)
  expect(error).toHaveBeenCalledTimes(2)
})

test('what failed because the database was away is tried again, what was refused is not', async () => {
  const insert = `INSERT INTO payload_jobs (queue, has_error, processing, error, task_slug, total_tried)
    VALUES ('kept-back', true, true, $1, 'schedulePublish', $2) RETURNING id`
  const failed = async (message: string, tried: number) => {
    const { rows } = await client.query<{ id: number }>(insert, [JSON.stringify({ message }), tried])
    return rows[0]?.id
  }
  const again = [
    await failed('Failed query: update "news" …', 1),
    await failed('Connection terminated unexpectedly', 4),
    await failed('Error: cannot begin transaction: connect ECONNREFUSED', 1),
  ]
  await failed('You are not allowed to perform this action.', 1)
  await failed('Failed query: update "news" …', 5)
  await retryForDatabase(client)
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM payload_jobs WHERE queue = 'kept-back' AND has_error = false AND processing = false ORDER BY id`,
  )
  expect(rows.map(({ id }) => id)).toEqual(again)
})
