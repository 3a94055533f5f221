import type { Faq } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { readHead } from './support/page-head'
import { useContentSite } from './support/content-site'

const live = useContentSite({ SITE_URL: 'https://care.example' })
const { cms } = live

test.each([
  ['page', '/ng/', 200],
  ['page that is not found', '/ng/nowhere/', 404],
  ['redirect', '/NG/', 308],
  ['error', '/%E0%A4%A', 400],
  ['answer of the api', '/api/health/', 200],
  ['picture', '/media/sample.png?v=1', 200],
  ['file of the build', '/favicon.ico', 200],
  ['file that is not there', '/wp-login.php', 404],
  ['site map', '/ng/sitemap.xml', 200],
  ['feed', '/ng/rss.xml', 200],
  ['robots.txt', '/robots.txt', 200],
])('a %s has the headers that protect a visitor', async (_, path, status) => {
  const { headers, ...answer } = await live.site.get(path)
  expect(answer.status).toBe(status)
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toMatch(/^(?:SAMEORIGIN|DENY)$/)
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  if (String(headers['content-type']).startsWith('text/html')) {
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
    expect(headers['content-security-policy']).toContain('frame-ancestors')
  }
})

const BARE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const FILE = "default-src 'none'; frame-ancestors 'none'; sandbox"

test.each<
  [what: string, method: string, path: string, status: number, policy?: string, more?: Record<string, string>]
>([
  ['a redirect', 'GET', '/NG/', 308, BARE],
  ['a redirect to the own address of data', 'GET', '/ng/', 307, BARE, { rsc: '1' }],
  ['a sign-in', 'GET', '/login/', 303, BARE],
  ['an unknown short URL', 'GET', '/abcd1234/', 302, BARE],
  ['an answer of the api', 'GET', '/api/health/', 200, BARE],
  ['an answer of a route of Next', 'GET', '/api/country-names/', 200, BARE],
  ['an answer to scripts', 'GET', '/api/account/', 204, BARE],
  ['a refusal of the api', 'POST', '/api/internal/abuse/', 401, BARE],
  ['an unknown path of the api', 'GET', '/api/nothing/', 404],
  ['a method that is not allowed', 'POST', '/api/health/', 405, BARE],
  ['a file that is not there', 'GET', '/wp-login.php', 404, BARE],
  ['data of no page', 'GET', '/_next/page-data/nothing.js', 404, BARE],
  ['a site map', 'GET', '/ng/sitemap.xml', 200, BARE],
  ['robots.txt', 'GET', '/robots.txt', 200, BARE],
  ['security.txt', 'GET', '/.well-known/security.txt', 200, BARE],
  ['a picture', 'GET', '/media/sample.png?v=1', 200, FILE],
  ['a picture that is not there', 'GET', '/media/missing.png', 404, BARE],
  ['an icon', 'GET', '/favicon.ico', 200, FILE],
  ['a download that is not there', 'GET', '/api/files/nothing/', 404, BARE],
])('%s (%s %s) can do nothing and be framed by nobody', async (_, method, path, status, policy, more) => {
  const answer = await live.site.get(path, more, method)
  expect(answer.status).toBe(status)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors')
  if (policy) expect(answer.headers['content-security-policy']).toBe(policy)
  if (policy === BARE && answer.headers['content-type']?.startsWith('text/html'))
    expect(answer.body).toHaveLength(0)
})

test('the file of a worker can be framed by nobody, and binds the worker to nothing', async () => {
  const { status, headers } = await live.site.get('/offline-en.js')
  expect([status, headers['content-security-policy']]).toEqual([200, "frame-ancestors 'none'"])
})

test('cold site maps of all countries ask the cms once, and a publication brings the next', async () => {
  const paths = ['/sitemap.xml', '/global/sitemap.xml', '/ng/sitemap.xml', '/ke/sitemap.xml']
  await live.site.publish('before', ['news'])
  cms.asked.length = 0
  await Promise.all(paths.map((path) => live.site.get(path)))
  expect(cms.countOf('/api/country/site-map')).toBe(1)
  cms.content.articles.add(77)
  expect((await live.site.get('/ng/sitemap.xml')).text).not.toContain('article-77')
  await live.site.publish('after', ['news', 'news:77'])
  expect((await live.site.get('/ng/sitemap.xml')).text).toContain('article-77')
})

test('a tool tells of the questions that it shows with their answers', async () => {
  cms.content.faqs = [question(1, 'What does the warranty cover?'), question(2, 'How long does it last?')]
  for (const path of ['/ng/drivers-download/', '/ng/repair-status/']) {
    const { text } = await live.site.get(path)
    const things = readHead(text).things.filter((thing) => thing['@type'] === 'FAQPage')
    expect(things, path).toMatchObject([
      {
        mainEntity: cms.content.faqs.map(({ question: name }) => ({
          name,
          acceptedAnswer: { text: `Of ${name}` },
        })),
      },
    ])
    for (const { question: shown } of cms.content.faqs) expect(text).toContain(`<summary>${shown}`)
  }
})

test('a site map that cannot be made is no empty one', async () => {
  await live.site.publish('no-cms', ['countries'])
  cms.failWith = 503
  expect((await live.site.get('/in/sitemap.xml', { host: 'in.localhost' })).status).toBe(503)
  cms.failWith = null
})

test('there is none of what is no country or no document', async () => {
  for (const path of ['/zz/rss.xml', '/ng/documents/rss.xml/', '/sa_en/sitemap.xml', '/ng/robots.txt/']) {
    expect((await live.site.get(path)).status, path).toBe(404)
  }
})

function question(id: number, asked: string): Faq {
  return {
    id,
    topic: 'warranty',
    question: asked,
    answer: [{ type: 'paragraph', children: [{ type: 'text', text: `Of ${asked}` }] }],
    products: [],
    related: [],
    relatedArticles: [],
    updatedAt: '2026-01-01T00:00:00.000Z',
    locale: 'en',
  }
}

test('each host tells whom to write to about a hole in its security', async () => {
  const { port } = live.site
  for (const [host, origin] of [
    ['care.example', 'https://care.example'],
    [`in.localhost:${port}`, `http://in.localhost:${port}`],
    [`ru.localhost:${port}`, `http://ru.localhost:${port}`],
  ] as const) {
    const answer = await live.site.get('/.well-known/security.txt', { host })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text).toMatch(/^Contact: mailto:security@care\.example$/m)
    expect(answer.text).toContain(`Canonical: ${origin}/.well-known/security.txt`)
    expect(Date.parse(/^Expires: (\S+)$/m.exec(answer.text)?.[1] ?? '')).toBeGreaterThan(Date.now())
  }
})

test('a cookie of a site on https is secure and of this host alone, whatever the request says', async () => {
  for (const proto of ['http', 'https']) {
    const headers = {
      host: 'care.example',
      origin: 'https://care.example',
      'x-forwarded-proto': proto,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const answer = await live.site.post('/api/data-light/', headers, 'light=on')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-data-light=on; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/),
    ])
  }
  const light = await live.site.get('/ng/', { host: 'care.example', cookie: '__Host-data-light=on' })
  const planted = await live.site.get('/ng/', { host: 'care.example', cookie: 'data-light=on' })
  expect(light.text.length).toBeLessThan(planted.text.length)
})
