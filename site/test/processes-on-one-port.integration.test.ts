import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BuiltSite, type Answer } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'

const COUNT = 3
/** Enough that none of them is asked by no reader, once in three million times. */
const READS = 40
const ARTICLE = '/ng/news-detail/article-1/'

const cms = new MainApiStandIn()
let site: BuiltSite

beforeAll(async () => {
  await cms.start()
  site = await BuiltSite.start(cms.url, { SITE_PROCESSES: String(COUNT) })
}, 120_000)
afterAll(async () => {
  await site.stop()
  await cms.stop()
})

test('each process has pages of its own, and an edit is on all of them when it has been taken', async () => {
  await expect.poll(() => started().length, { timeout: 60_000 }).toBe(COUNT)
  await editions()
  expect(cms.countOf('article-1')).toBe(COUNT)
  cms.content.edition += 1
  expect((await site.publish('edit', ['news:1'])).status).toBe(204)
  expect(await editions()).toEqual(new Set([cms.content.edition]))
}, 90_000)

test('one that is killed is replaced, while the others answer', async () => {
  process.kill(started()[0] ?? 0, 'SIGKILL')
  expect(await editions()).toEqual(new Set([cms.content.edition]))
  await expect.poll(() => started().length, { timeout: 30_000 }).toBe(COUNT + 1)
  cms.content.edition += 1
  expect((await site.publish('edit after a kill', ['news:1'])).status).toBe(204)
  expect(await editions()).toEqual(new Set([cms.content.edition]))
}, 60_000)

test('an edit is not taken while one does not answer; that one is replaced', async () => {
  const before = started().length
  process.kill(started().at(-1) ?? 0, 'SIGSTOP')
  cms.content.edition += 1
  expect(await publishTo('edit while one hangs')).toBe(503)
  await expect.poll(() => started().length, { timeout: 90_000 }).toBe(before + 1)
  expect((await site.publish('edit while one hangs', ['news:1'])).status).toBe(204)
  expect(await editions()).toEqual(new Set([cms.content.edition]))
}, 120_000)

test('asked to stop, they answer what was asked, and then all of them end', async () => {
  const exit = once(site.process, 'exit')
  const reading = Promise.all(Array.from({ length: 6 }, () => site.get(ARTICLE)))
  site.process.kill('SIGTERM')
  expect((await reading).map(({ status }) => status)).toEqual(Array<number>(6).fill(200))
  expect((await exit)[0]).toBe(0)
  for (const pid of started()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}, 30_000)

/** Ids of the processes that have begun to serve. */
function started(): number[] {
  return [...site.logs.join('').matchAll(/"pid":(\d+)[^\n]*"msg":"ready"/g)].map(([, pid]) => Number(pid))
}

/** Of the article, by several readers. */
async function editions(): Promise<Set<number>> {
  const found = new Set<number>()
  for (let read = 0; read < READS; read++) {
    const { text } = await readOnceMore()
    found.add(Number(/<h1[^>]*>[^<]*edition (\d+)/.exec(text)?.[1]))
  }
  return found
}

/** As browsers do when a connection is reset before its answer. */
async function readOnceMore(): Promise<Answer> {
  const get = () => site.get(ARTICLE, { connection: 'close' })
  try {
    return await get()
  } catch (error) {
    expect(error).toMatchObject({ code: 'ECONNRESET' })
    return get()
  }
}

/** @returns the status of the first that answers, as the one that hangs may be asked as well */
async function publishTo(id: string): Promise<number> {
  for (;;) {
    const answer = await Promise.race([site.publish(id, ['news:1']), delay(8000, null)])
    if (answer) return answer.status
  }
}
