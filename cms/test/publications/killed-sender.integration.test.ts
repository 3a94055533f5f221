import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createPublicationDatabase, type PublicationDatabase } from '../support/publication-database'
import { type Receiver, startReceiver } from '../support/receiver'

const program = fileURLToPath(new URL('../support/sender-process.ts', import.meta.url))

let database: PublicationDatabase
let site: Receiver
let child: ChildProcess | undefined

beforeAll(async () => {
  database = await createPublicationDatabase('killed_sender')
  site = await startReceiver()
})

afterEach(() => kill())

afterAll(async () => {
  await site.down()
  expect(site.problems).toEqual([])
  await database.drop()
})

const start = () => {
  child = spawn(process.execPath, ['--import', 'tsx', program, database.connectionString, site.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function kill() {
  if (!child || child.signalCode) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const confirmed = (tags: string[]) =>
  vi.waitFor(() => expect([...site.confirmed()]).toEqual(expect.arrayContaining(tags)), {
    timeout: 20_000,
    interval: 10,
  })

test('a sender that is killed during a request leaves it to the next, under the same id', async () => {
  site.replyWith(() => 'hang')
  start()
  const tags = await database.publish()
  await vi.waitFor(() => expect(site.requests).toHaveLength(1), { timeout: 20_000 })
  await kill()
  site.replyWith(() => 200)
  start()
  await confirmed(tags)
  expect(site.requests[1]?.id).toBe(site.requests[0]?.id)
})

test.each([0, 2, 5, 10])('a sender that is killed %i ms after a commit loses nothing', async (delay) => {
  start()
  await confirmed(await database.publish())
  const tags = await database.publish(3)
  await sleep(delay)
  await kill()
  start()
  await confirmed(tags)
  await vi.waitFor(async () => expect(await database.waiting(site.url)).toBe(0), { timeout: 20_000 })
})
