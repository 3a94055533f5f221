import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { Administrator } from './support/administrator'
import { startReaders } from './support/readers'

const SLUG = 'find-your-imei-number'
const ARTICLE = `/ng/tips-detail/${SLUG}/`
const SOON = { timeout: 20_000, interval: 100 }

let stack: Stack
let administrator: Administrator
let articleId: number

beforeAll(async () => {
  stack = await startStack({ parts: ['cms', 'site'] })
  administrator = await Administrator.logIn(stack)
  articleId = (await administrator.find('news', 'slug', SLUG)).id
}, 300_000)
afterAll(() => stack.stop())

test('readers of a page see each edit, never an error, and never an older version after a newer one', async () => {
  await rename('Version 1')
  await expect.poll(() => heading(ARTICLE), SOON).toBe('Version 1')
  const readers = startReaders(8, stack.siteUrl + ARTICLE, /<h1[^>]*>Version (\d+)</)
  onTestFinished(() => void readers.stop())
  for (let version = 2; version <= 11; version++) {
    await rename(`Version ${version}`)
    await expect.poll(() => readers.reached(), SOON).toBe(version)
  }
  expect(await readers.stop()).toEqual([])
})

test('edits while the site was killed are on it when it is back', async () => {
  const { id, items } = menuSchema.parse(await administrator.find('menus', 'country.shortName', 'ng'))
  const renamed = items.map((item, place) => (place === 0 ? { ...item, name: 'Renamed menu' } : item))
  expect(await text('/ng/')).not.toContain('Renamed menu')
  const editing = Promise.all([
    administrator.change('menus', id, { items: renamed }),
    rename('Renamed without the site'),
  ])
  await stack.kill('site')
  await editing
  await stack.start('site')
  await expect.poll(() => text('/ng/'), SOON).toContain('Renamed menu')
  await expect.poll(() => heading(ARTICLE), SOON).toBe('Renamed without the site')
})

test('an edit that was answered is on the site although the cms was killed right after', async () => {
  await rename('Before the cms was killed')
  await expect.poll(() => heading(ARTICLE), SOON).toBe('Before the cms was killed')
  await rename('Answered by a cms that was killed')
  await stack.kill('cms')
  expect((await visit(ARTICLE)).status).toBe(200)
  await stack.start('cms')
  await expect.poll(() => heading(ARTICLE), SOON).toBe('Answered by a cms that was killed')
})

test('an article is on the site while it is published, and not before or after', async () => {
  const id = await administrator.copyArticle(articleId, 'short-lived')
  const page = '/ng/tips-detail/short-lived/'
  expect(await status(page)).toBe(404)
  for (const [_status, expected] of [
    ['published', 200],
    ['draft', 404],
    ['published', 200],
  ] as const) {
    await administrator.change('news', id, { _status })
    await expect.poll(() => status(page), SOON).toBe(expected)
  }
  await administrator.remove('news', id)
  await expect.poll(() => status(page), SOON).toBe(404)
})

test('without the cms, pages seen before are served; others ask to come again until it is back', async () => {
  const seen = [ARTICLE, '/ng/', '/ng/news/', '/ng/tips/', '/ke/', '/sa/']
  const unseen = `/tg/tips-detail/${SLUG}/`
  for (const page of seen) expect((await visit(page)).status).toBe(200)
  await stack.kill('cms')
  for (const page of [...seen, ...seen]) expect((await visit(page)).status).toBe(200)
  const answer = await visit(unseen)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await stack.start('cms')
  await expect.poll(() => status(unseen), SOON).toBe(200)
})

const menuSchema = z.object({ id: z.number(), items: z.array(z.looseObject({ name: z.string() })).min(1) })

function rename(title: string) {
  return administrator.change('news', articleId, { title, _status: 'published' })
}

function visit(path: string): Promise<Response> {
  return fetch(stack.siteUrl + path)
}

async function text(path: string): Promise<string> {
  return (await visit(path)).text()
}

async function status(path: string): Promise<number> {
  const response = await visit(path)
  await response.arrayBuffer()
  return response.status
}

async function heading(path: string): Promise<string | undefined> {
  return /<h1[^>]*>([^<]*)</.exec(await text(path))?.[1]
}
