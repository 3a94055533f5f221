import { describe, expect, test } from 'vitest'
import { useContentSite } from './support/content-site'

const live = useContentSite()
const { cms } = live
let publications = 0

const BROTLI = { 'accept-encoding': 'br' }

function publish(...tags: string[]) {
  publications += 1
  return live.site.publish(`test-${publications}`, tags)
}

async function renders(): Promise<number> {
  return (await live.site.inspect()).counts.renders ?? 0
}

describe('one render for all who wait [7#60]', () => {
  test('200 requests for a cold page are one render and one request per resource', async () => {
    const before = await renders()
    cms.delayMs = 50
    const answers = await Promise.all(Array.from({ length: 200 }, () => live.site.get('/ke/', BROTLI)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect((await renders()) - before).toBe(1)
    expect(cms.countOf('/country/info-new')).toBe(1)
    expect(cms.countOf('/news/latest-news')).toBe(1)
    expect(cms.asked.length).toBeGreaterThanOrEqual(2)
    expect(cms.asked).toEqual([...new Set(cms.asked)])
  })

  test('a page, its RSC and its prefetches at once each carry their tags', async () => {
    cms.delayMs = 50
    const html = { via: '1.1 cache' }
    const rsc = { ...html, rsc: '1' }
    const prefetch = { ...rsc, 'next-router-prefetch': '1' }
    const answers = await Promise.all([
      live.site.get('/gh/', html),
      live.site.get('/gh/?_rsc=a', rsc),
      live.site.get('/gh/?_rsc=b', prefetch),
      live.site.get('/gh/?_rsc=c', { ...prefetch, 'next-router-segment-prefetch': '/_tree' }),
      live.site.get('/gh/news/?page=2', html),
      live.site.get('/gh/news/?page=2&_rsc=d', rsc),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.xkey?.toString().split(' ')).toEqual(
        expect.arrayContaining(['country:gh', 'news']),
      )
    }
  })
})

describe('publications', () => {
  test('the next request shows what was published', async () => {
    expect((await live.site.get('/ng/')).text).toContain(`edition ${cms.content.edition}`)
    cms.content.edition += 1
    expect((await live.site.get('/ng/')).text).toContain(`edition ${cms.content.edition - 1}`)
    expect((await publish('news', 'news:1')).status).toBe(204)
    expect((await live.site.get('/ng/')).text).toContain(`edition ${cms.content.edition}`)
    expect((await live.site.get('/ng/?_rsc=x', { rsc: '1' })).text).toContain(
      `edition ${cms.content.edition}`,
    )
  })

  test('a page that shows nothing of it stays', async () => {
    await live.site.get('/zm/')
    await live.site.get('/zm/news-detail/article-1/')
    await live.site.get('/zm/news-detail/article-2/')
    cms.asked.length = 0
    await publish('news', 'news:1', 'country:ao')
    await live.site.get('/zm/news-detail/article-2/')
    expect(cms.countOf('"zm"') + cms.countOf('shortName=zm')).toBe(0)
    await live.site.get('/zm/news-detail/article-1/')
    expect(cms.countOf('/news/article?shortName=zm&key=article-1')).toBe(1)
  })

  test('a render that began before it is shown to nobody as fresh', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    cms.underWay = async (call) => (call === 'latestNews' ? held : undefined)
    const asked = live.site.get('/tz/')
    await expect.poll(() => cms.countOf('/news/latest-news')).toBe(1)
    cms.content.edition += 1
    await publish('news')
    cms.underWay = null
    release()
    expect((await asked).text).toContain(`edition ${cms.content.edition}`)
    expect((await live.site.get('/tz/')).text).toContain(`edition ${cms.content.edition}`)
  })

  test('an article that did not exist appears when it is published', async () => {
    expect((await live.site.get('/ng/news-detail/article-9/')).status).toBe(404)
    cms.content.articles.add(9)
    await publish('news', 'news:9')
    expect((await live.site.get('/ng/news-detail/article-9/')).status).toBe(200)
    cms.content.articles.delete(9)
    await publish('news', 'news:9')
    expect((await live.site.get('/ng/news-detail/article-9/')).status).toBe(404)
  })
})

describe('keys [7#59]', () => {
  test('a parameter that is not declared makes no new page', async () => {
    await live.site.get('/ug/')
    await live.site.get('/ug/news/?page=2')
    const before = await live.site.inspect()
    for (let number = 0; number < 50; number++) {
      expect((await live.site.get(`/ug/?utm_source=${number}`)).status).toBe(200)
      expect((await live.site.get(`/ug/news/?page=2&utm_source=${number}`)).status).toBe(200)
    }
    const after = await live.site.inspect()
    expect(after.size.pages).toBe(before.size.pages)
    expect(after.counts.renders).toBe(before.counts.renders)
  })

  test('random addresses fill nothing', async () => {
    for (let number = 0; number < 120; number++) {
      expect((await live.site.get(`/ug/news-detail/random-${number}/`)).status).toBe(404)
      expect((await live.site.get(`/random-${number}/`)).status).toBe(404)
    }
    const { size } = await live.site.inspect()
    expect(size.notFound).toBeLessThanOrEqual(100)
    expect((await live.site.get('/ug/')).status).toBe(200)
  })
})

test('what is not found is said in full, scripts or not, in the language of the address', async () => {
  for (const path of ['/tg/nowhere/', '/tg/news-detail/none/']) {
    const answer = await live.site.get(path)
    expect(answer.status, path).toBe(404)
    expect(answer.text, path).toMatch(/<html lang="fr[^>]*>/)
    expect(answer.text, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(answer.text, path).toContain('</footer>')
  }
  const unknown = await live.site.get('/xx/')
  expect(unknown.status).toBe(404)
  expect(unknown.text).toContain('Oops, The page you were looking for cannot be found.')
})

describe('nothing of a visitor is in a cached page', () => {
  test('cookies, addresses and agents of the first one are not shown to the second', async () => {
    const visitor = {
      cookie: 'session=secret-of-one; theme=dark',
      authorization: 'Bearer secret-of-one',
      'user-agent': 'secret-of-one',
      'x-forwarded-for': '203.0.113.77',
      'accept-language': 'secret-of-one',
      referer: 'http://localhost/secret-of-one',
    }
    const first = await live.site.get('/rw/?q=secret-of-one', visitor)
    const second = await live.site.get('/rw/')
    expect(second.text).toBe(first.text)
    for (const part of [second.text, JSON.stringify(second.headers)]) {
      expect(part).not.toContain('secret-of-one')
      expect(part).not.toContain('203.0.113.77')
    }
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(cms.asked.join()).not.toContain('secret-of-one')
  })

  test('a host that is not ours is never repeated', async () => {
    const answer = await live.site.get('/mw/', { host: 'evil.example' })
    expect(answer.status).toBe(200)
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain('evil.example')
    const redirect = await live.site.get('/in/', { host: 'evil.example' })
    expect(redirect.headers.location).toBe(`http://in.localhost:${live.site.port}/in/`)
  })
})

describe('bodies', () => {
  test('brotli, gzip and plain are the same page, made once', async () => {
    const before = await renders()
    const [brotli, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => live.site.get('/ss/', { 'accept-encoding': encoding })),
    )
    expect(brotli?.headers['content-encoding']).toBe('br')
    expect(gzip?.headers['content-encoding']).toBe('gzip')
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(gzip?.text).toBe(brotli?.text)
    expect(plain?.text).toBe(brotli?.text)
    expect(plain?.headers['content-length']).toBe(String(plain?.body.length))
    expect((await renders()) - before).toBe(1)
  })

  test('a browser that has the page is told so, and HEAD gets the headers alone', async () => {
    const page = await live.site.get('/ss/', BROTLI)
    const again = await live.site.get('/ss/', { ...BROTLI, 'if-none-match': String(page.headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
    const head = await live.site.get('/ss/', BROTLI, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(String(page.body.length))
    expect(head.body).toHaveLength(0)
  })

  test('say what they vary on, their tags, and that a browser has to ask', async () => {
    const { headers } = await live.site.get('/ng/', { ...BROTLI, via: '1.1 cache' })
    expect(headers.vary).toBe('accept-encoding, save-data, rsc')
    expect(headers.xkey?.toString().split(' ')).toEqual(headers['cache-tag']?.toString().split(','))
    expect(headers.xkey).toContain('country:ng')
    const forwarded = await live.site.get('/ng/', { ...BROTLI, 'x-forwarded-for': '203.0.113.1' })
    expect(forwarded.headers.xkey).toBe(headers.xkey)
    const { headers: own } = await live.site.get('/ng/', BROTLI)
    expect([own.xkey, own['cache-tag']]).toEqual([undefined, undefined])
    expect(headers['surrogate-control']).toMatch(/^max-age=(?:1[01]\d|120), stale-if-error=86400$/)
    expect(headers['cdn-cache-control']).toBe(headers['surrogate-control'])
    expect([own['surrogate-control'], own['cdn-cache-control']]).toEqual([undefined, undefined])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('what Next asks of itself', () => {
  test('RSC without an address of its own is sent to one', async () => {
    const answer = await live.site.get('/ng/news/?page=2', { rsc: '1', 'next-router-state-tree': 'x' })
    expect(answer.status).toBe(307)
    expect(answer.headers.location).toMatch(/^\/ng\/news\/\?page=2&_rsc=[\w-]{16}$/)
  })

  test('the router state makes no page of its own', async () => {
    await live.site.get('/mz/?_rsc=1', { rsc: '1', 'next-router-state-tree': 'one' })
    const before = await renders()
    const answer = await live.site.get('/mz/?_rsc=2', { rsc: '1', 'next-router-state-tree': 'two' })
    expect(answer.headers['content-type']).toBe('text/x-component')
    expect(await renders()).toBe(before)
  })

  test('a page without {lang} says which one it is', async () => {
    const answer = await live.site.get('/?_rsc=1', { rsc: '1' })
    expect(answer.headers['x-nextjs-rewritten-path']).toBe('/global/')
    const own = await live.site.get('/global/?_rsc=1', { rsc: '1' })
    expect(own.headers['x-nextjs-rewritten-path']).toBeUndefined()
    expect(own.text).toBe(answer.text)
  })
})

test('a method that no page has is refused', async () => {
  const answer = await live.site.get('/ng/', {}, 'DELETE')
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD, POST')
  expect((await live.site.post('/ng/', { 'content-type': 'application/json' }, '{}')).status).toBe(405)
})

test('a page is not kept beyond the end of an ad', async () => {
  cms.content.adEnds = new Date(Date.now() + 1500).toISOString()
  await live.site.get('/bw/')
  await live.site.get('/zw/')
  cms.content.adEnds = null
  await new Promise((resolve) => setTimeout(resolve, 1600))
  cms.asked.length = 0
  await live.site.get('/zw/')
  await expect.poll(() => cms.asked.length).toBeGreaterThan(0)
})
