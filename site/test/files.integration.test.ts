import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { REST_DAYS } from '../../packages/countries/src/rest-days.generated'
import { describe, expect, test } from 'vitest'
import { useContentSite } from './support/content-site'

const live = useContentSite()
const { cms } = live

describe('pictures', () => {
  test('come from the cms once, and may be kept for ever where their version is known', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => live.site.get('/media/sample.png?v=1')),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('image/png')
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    expect(cms.asked).toHaveLength(1)
    const etag = String(answers[0]?.headers.etag)
    expect((await live.site.get('/media/sample.png?v=1', { 'if-none-match': etag })).status).toBe(304)
    expect(cms.asked).toHaveLength(1)
  })

  test('a new version asks the cms whether the bytes are still the same', async () => {
    await live.site.get('/media/sample.png?v=1')
    expect((await live.site.get('/media/sample.png?v=2')).status).toBe(200)
    expect(cms.countOf('/api/media/file/sample.png')).toBe(1)
  })

  test('the last good one is shown while the cms is down, and not for ever', async () => {
    await live.site.get('/media/sample.png?v=1')
    cms.failWith = 503
    const answer = await live.site.get('/media/sample.png?v=77')
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    expect((await live.site.get('/media/unseen.png?v=1')).status).toBe(503)
  })

  test('there is none by another name', async () => {
    for (const path of [
      '/media/missing.png',
      '/media/',
      '/media/a/b.png',
      '/media/..%2F..%2Fetc',
      '/media/%00',
    ]) {
      expect((await live.site.get(path)).status, path).toBe(404)
    }
    expect(cms.asked.filter((line) => !line.includes('missing.png'))).toEqual([])
  })
})

describe('files of the build', () => {
  test('are served compressed as the build did it, and may be kept for ever', async () => {
    const page = await live.site.get('/ng/')
    const [script] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(page.text) ?? []
    if (!script) throw new Error('the page has no script')
    const [brotli, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => live.site.get(script, { 'accept-encoding': encoding })),
    )
    expect(brotli?.headers['content-encoding']).toBe('br')
    expect(brotli?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotli?.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(gzip?.text).toBe(plain?.text)
    expect(brotli?.text).toBe(plain?.text)
    expect(Number(brotli?.body.length)).toBeLessThan(Number(gzip?.body.length))
    const again = await live.site.get(script, { 'if-none-match': String(brotli?.headers.etag) })
    expect(again.status).toBe(304)
  })

  test('what is not there is answered without a page', async () => {
    for (const path of ['/_next/static/chunks/gone.js', '/wp-login.php', '/_next/image/?url=x&w=1&q=1']) {
      const answer = await live.site.get(path)
      expect(answer.status, path).toBe(404)
      expect(answer.headers['content-type']).toContain('text/plain')
    }
    expect(cms.asked).toEqual([])
  })

  test('no script has the holidays of all countries, which servers alone ask for', () => {
    const folder = resolve(import.meta.dirname, '../.next/static/chunks')
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    )
    expect(scripts.length).toBeGreaterThan(10)
    const days = REST_DAYS.eg.holidays['2026'] ?? ''
    for (const name of scripts) expect(readFileSync(join(folder, name), 'utf8'), name).not.toContain(days)
  })

  test('the compressed copies have no address of their own', async () => {
    const page = await live.site.get('/ng/')
    const [script] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(page.text) ?? []
    expect((await live.site.get(`${script}.br`)).status).toBe(404)
  })
})

test('a redirect keeps the query, takes one hop, and stays on our hosts', async () => {
  const answer = await live.site.get('/NG/news?page=2', { host: `localhost:${live.site.port}` })
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe('/ng/news/?page=2')
  const russia = await live.site.get('/RU', { host: 'localhost' })
  expect(russia.headers.location).toBe(`http://ru.localhost:${live.site.port}/ru/`)
  const india = await live.site.get('/', { host: `in.localhost:${live.site.port}`, via: '1.1 cache' })
  expect(india.headers.xkey).toContain('country:in')
  expect((await live.site.get('/%E0%A4%A')).status).toBe(400)
})
