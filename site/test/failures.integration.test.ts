import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BuiltSite } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'

let cms: MainApiStandIn
let site: BuiltSite

beforeEach(async () => {
  cms = new MainApiStandIn()
  await cms.start()
  site = await BuiltSite.start(cms.url)
})

afterEach(async () => {
  await site.stop()
  await cms.stop().catch(() => {})
})

const PAGES = ['/ng/', '/ke/news/', '/gh/news-detail/article-1/']

describe('without the cms', () => {
  test('every page that was seen before is served, purged or not', async () => {
    for (const page of PAGES) await site.get(page)
    await cms.stop()
    await site.publish('gone', ['news', 'country:ng', 'country:ke', 'ads'])
    for (let times = 0; times < 10; times++) {
      for (const page of PAGES) expect((await site.get(page)).status).toBe(200)
    }
  })

  test('a cold page says so in the language of its address, with the hotline, and when to come again', async () => {
    await site.get('/tg/')
    cms.failWith = 503
    const answer = await site.get('/tg/news-detail/article-1/', { 'accept-encoding': 'br' })
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('10')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.text).toContain('<html lang="fr')
    expect(answer.text).toContain('href="tel:+2348000000000"')
    expect(answer.text).not.toMatch(/<script|src=/)
  })

  test('it mends itself: what failed is neither kept nor remembered for long', async () => {
    cms.failWith = 500
    expect((await site.get('/ng/')).status).toBe(503)
    cms.failWith = null
    expect((await site.get('/ng/')).status).toBe(200)
  })

  test('an answer that does not follow the contract is a failure too', async () => {
    await site.get('/ng/')
    Object.assign(cms.content, { hotlineNumber: 12 })
    await site.publish('broken', ['country:ng'])
    expect((await site.get('/ng/')).text).toContain('Article 1')
    expect((await site.get('/ke/')).status).toBe(503)
  })

  test('a cms that does not answer costs no more than a second, and a cold page no more than its deadline', async () => {
    await site.get('/ng/')
    cms.delayMs = 20_000
    await site.publish('slow', ['country:ng'])
    const begun = Date.now()
    expect((await site.get('/ng/')).status).toBe(200)
    expect(Date.now() - begun).toBeLessThan(1500)
    expect((await site.get('/ke/')).status).toBe(503)
    expect(Date.now() - begun).toBeLessThan(6000)
  })
})

describe('stopping', () => {
  test('says so first, finishes a cold page, and ends within 10 s', async () => {
    cms.delayMs = 1500
    const cold = site.get('/ng/')
    await expect.poll(() => cms.countOf('info-new'), { timeout: 5000 }).toBeGreaterThan(0)
    const begun = Date.now()
    const ended = new Promise<number | null>((resolve) => site.process.once('exit', resolve))
    site.process.kill('SIGTERM')
    await expect.poll(async () => (await site.get('/api/health/')).status).toBe(503)
    const answer = await cold
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/<\/html>\s*$/)
    expect(await ended).toBe(0)
    expect(Date.now() - begun).toBeLessThan(10_000)
  })
})
