import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COUNTRIES } from '@carelane/countries'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, BuiltSite } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'

let cms: MainApiStandIn
let folder: string
const running: BuiltSite[] = []

beforeEach(async () => {
  cms = new MainApiStandIn()
  await cms.start()
  folder = await mkdtemp(join(tmpdir(), 'carelane-pages-'))
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()))
  await cms.stop().catch(() => {})
  await rm(folder, { recursive: true, force: true })
})

async function start(at?: number, env: Record<string, string> = {}): Promise<BuiltSite> {
  const site = await BuiltSite.start(cms.url, { PAGE_CACHE_DIR: folder, ...env }, at)
  running.push(site)
  return site
}

async function filesOf(): Promise<string[]> {
  const folders = await readdir(folder)
  return (await Promise.all(folders.map((name) => readdir(join(folder, name))))).flat()
}

const pagesOnDisk = async () => (await filesOf()).filter((name) => name.endsWith('.page')).length

const PAGES = Object.values(COUNTRIES)
  .filter(({ host }) => host === 'main')
  .slice(0, 20)
  .flatMap(({ code }) => [`/${code}/`, `/${code}/news/`])

test('with the cms dead every page that was in the cache is served after a restart, whole and unchanged', async () => {
  const first = await start()
  const before = new Map<string, Answer>()
  for (const page of PAGES) before.set(page, await first.get(page))
  await expect.poll(pagesOnDisk).toBe(PAGES.length)
  await cms.stop()
  await first.stop()
  const second = await start(first.port)
  for (const page of PAGES) {
    const answer = await second.get(page, { via: '1.1 cache' })
    expect(answer.status, page).toBe(200)
    expect(answer.text, page).toBe(before.get(page)?.text)
    for (const name of ['content-security-policy', 'etag', 'vary', 'cache-control'])
      expect(answer.headers[name], `${page} ${name}`).toBe(before.get(page)?.headers[name])
    expect(answer.headers['surrogate-control'], page).toBe('no-store')
  }
  expect((await second.get('/ng/news-detail/article-1/')).status).toBe(503)
})

test('what was published while the process was down is shown to the first visitor', async () => {
  const first = await start()
  await first.get('/ng/')
  await first.get('/ke/news-detail/article-1/')
  await expect.poll(pagesOnDisk).toBe(2)
  await first.stop()
  cms.content.edition += 1
  cms.content.articles.delete(1)
  const second = await start(first.port)
  expect((await second.get('/ng/')).text).toContain(`edition ${cms.content.edition}`)
  expect((await second.get('/ke/news-detail/article-1/')).status).toBe(404)
  await expect.poll(pagesOnDisk).toBe(1)
  await cms.stop()
  await second.stop()
  const third = await start(first.port)
  expect((await third.get('/ng/')).text).toContain(`edition ${cms.content.edition}`)
  expect((await third.get('/ke/news-detail/article-1/')).status).toBe(503)
})

test('pages made with other settings are not served', async () => {
  const first = await start()
  await first.get('/ng/')
  await expect.poll(pagesOnDisk).toBe(1)
  await cms.stop()
  await first.stop()
  const second = await start(first.port, { SERVICE_BRAND: 'another' })
  expect((await second.get('/ng/')).status).toBe(503)
  await second.stop()
  expect((await (await start(first.port)).get('/ng/')).status).toBe(200)
})

test('kills in the middle of writing, with two processes on one folder, leave only whole pages', async () => {
  const shared = {
    SITE_URL: 'http://site.test',
    INDIA_SITE_URL: 'http://in.site.test',
    RUSSIA_SITE_URL: 'http://ru.site.test',
  }
  let [one, two] = await Promise.all([start(undefined, shared), start(undefined, shared)])
  for (let round = 1; round <= 2; round++) {
    cms.content.edition += 1
    await Promise.all([one, two].map((site) => site.publish(`round-${round}`, ['news'])))
    const asked = [one, two].flatMap((site) => PAGES.map((page) => site.get(page).catch(() => null)))
    await new Promise((done) => setTimeout(done, 250 * round))
    await Promise.all([one.stop(), two.stop()])
    await Promise.all(asked)
    ;[one, two] = await Promise.all([start(one.port, shared), start(two.port, shared)])
  }
  await one.get('/ng/')
  await cms.stop()
  for (const page of PAGES) {
    const answer = await one.get(page)
    expect([200, 503], page).toContain(answer.status)
    expect(answer.text, page).toMatch(/<\/html>\s*$/)
  }
  expect((await one.get('/ng/')).status).toBe(200)
  expect([...one.logs, ...two.logs].join('')).not.toContain('could not be kept')
}, 120_000)

test('a folder that cannot be written costs no page, and is told of', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const site = await start(undefined, { PAGE_CACHE_DIR: file })
  expect((await site.get('/ng/')).status).toBe(200)
  expect((await site.get('/ng/')).status).toBe(200)
  expect(site.logs.join('')).toContain('pages could not be kept on the disk')
})
