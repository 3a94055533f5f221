import { type CallName, CALLS, failure } from '@carelane/main-api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALL_DOCUMENTS } from '../src/main-api/documentation/call-documents'
import { callMainApi } from './support/call-main-api'
import { addAccount, PASSWORD } from './support/accounts'
import { addArticle, addCountry, addPicture } from './support/content'
import { add, addBrand, completeDocument, wording } from './support/editorial'
import { addFaq } from './search/search-content'
import { startBuiltCms, type TestCms } from './support/start-cms'

let cms: TestCms
let both: number
const policies = { draft: 0, future: 0 }

beforeAll(async () => {
  cms = await startBuiltCms('main_api_refusals')
  const { payload } = cms
  const cover = await addPicture(payload)
  const brand = await addBrand(payload)
  await addCountry(payload, 'ng', ['en'], 'Nigeria')
  await addCountry(payload, 'sa', ['ar', 'en'], 'Saudi Arabia')
  await addCountry(payload, 'my', ['en'], 'Malaysia')
  const kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
  both = await addArticle(payload, { titles: { en: 'Both', ar: 'كلاهما' }, slug: 'both', cover })
  await addArticle(payload, { titles: { ar: 'عربي' }, slug: 'arabic-only', cover })
  await addArticle(payload, {
    titles: { en: 'Kenya' },
    slug: 'kenya',
    cover,
    countries: [kenya],
  })
  await addArticle(payload, { titles: { en: 'Draft' }, slug: 'draft', cover, _status: 'draft' })
  const tip = { type: 'tips', category: 'tvs' } as const
  await addArticle(payload, { titles: { en: 'Tip' }, slug: 'tip', cover, ...tip })
  const policy = { ...completeDocument('policies', 'Policy', { cover, brand }), allCountries: true }
  policies.draft = await add(payload, 'policies', { ...policy, _status: 'draft' })
  policies.future = await add(payload, 'policies', {
    ...policy,
    versions: [wording('2099-01-01', 'Later')],
    _status: 'published',
  })
  await addFaq(payload, { en: ['How long is a new battery covered?', 'A battery is covered for a year.'] })
})

afterAll(() => cms.stop())

const call = <Name extends CallName>(name: Name, request: object, headers?: Record<string, string>) =>
  callMainApi(cms, name, request as Record<string, string>, headers)

describe('a country or language that is not there', () => {
  test.each(['zz', 'ng_ar', 'sa_fr', 'xx_en'])(
    'is answered 404 by the country call: %s',
    async (shortName) => {
      const { response, body, tags } = await call('countryInfoNew', { shortName })
      expect(response.status).toBe(404)
      expect(failure.parse(body).status).toBe(404)
      expect(tags).toContain('countries')
    },
  )

  test('has no list of countries', async () => {
    const { response, body } = await call('countryList', { shortName: 'ke_ar' })
    expect(response.status).toBe(404)
    expect(failure.parse(body).status).toBe(404)
  })

  test.each(['faqList', 'policyList', 'landingPage', 'legalPage', 'newsInfo'] as const)(
    'is not known to %s',
    async (name) => {
      const request = { page: name === 'landingPage' ? 'about' : '1', kind: 'privacy' }
      const asked = name === 'policyList' || name === 'faqList' ? {} : request
      for (const shortName of ['zz', 'ng_ar', 'sa_fr']) {
        const { response } = await call(name, { shortName, ...asked })
        expect(response.status).toBe(404)
      }
    },
  )

  test.each(['zz', 'ke_ar'])('is not searched: %s', async (shortName) => {
    expect((await call('search', { shortName, q: 'battery' })).response.status).toBe(404)
  })

  test('is not asked by the assistant', async () => {
    const { response } = await call('assistantPassages', { shortName: 'xx', question: 'hot' })
    expect(response.status).toBe(404)
  })
})

describe('the country call', () => {
  test.each([{}, { shortName: 'NG' }, { shortName: '../ng' }])('answers 400 for %o', async (request) => {
    const { response, body } = await call('countryInfoNew', request)
    expect(response.status).toBe(400)
    expect(failure.parse(body).message).toContain('shortName')
  })

  test('answers 400 for a body that is no JSON', async () => {
    const response = await cms.rest('/country/info-new', { method: 'POST', body: '{' })
    expect(response.status).toBe(400)
  })
})

describe('hreflang', () => {
  test.each([
    ['a draft', 'news-detail', 'draft'],
    ['an article of the other type', 'news-detail', 'tip'],
    ['an unknown one', 'detail', `x' OR '1'='1`],
    ['a number out of range', 'detail', '99999999999999999999'],
  ])('answers 404 for %s', async (_, name, key) => {
    const { response, tags } = await call('hrefLang', { name, params: { key } })
    expect(response.status).toBe(404)
    expect(tags).toEqual(['countries', 'news'])
  })

  test('answers 404 for a page that nobody has built', async () => {
    const { response, tags } = await call('hrefLang', { name: 'exclusive-service', params: {} })
    expect(response.status).toBe(404)
    expect(tags).toEqual(['countries', 'landing-pages'])
  })

  test.each([
    ['an unknown route', { name: 'nowhere' }, 'name'],
    ['no article', { name: 'detail' }, 'params.key'],
    ['a long key', { name: 'news', params: { key: 'x'.repeat(300) } }, 'params.key'],
    ['a list', { name: 'news', params: ['a'] }, 'params'],
    ['an operator', { name: 'news', params: { key: { like: '%' } } }, 'params.key'],
    ['a large body', { name: 'x'.repeat(20_000) }, 'request'],
    ['a text', 'news', 'request'],
  ])('answers 400 that names what is wrong for %s', async (_, request, where) => {
    const { response, body } = await call('hrefLang', request as object)
    expect(response.status).toBe(400)
    expect(failure.parse(body).message.split(':')[0]).toBe(where)
  })
})

describe('lists of articles', () => {
  test.each([
    { shortName: 'ng', type: 'faq' },
    { shortName: 'ng', type: 'news', page: '0' },
    { shortName: 'ng', type: 'news', page: '1000' },
    { shortName: 'ng', type: 'news', size: '500' },
    { shortName: 'ng', type: 'news', category: 'cars' },
  ])('answer 400 for %o', async (request) => {
    expect((await call('news', request)).response.status).toBe(400)
  })
})

describe('an article', () => {
  test.each([
    ['a draft', { shortName: 'ng', key: 'draft' }],
    ['one of another country', { shortName: 'ng', key: 'kenya' }],
    ['one of the other type', { shortName: 'ng', key: 'tip', type: 'news' }],
    ['one without a text that the visitor reads', { shortName: 'ng', key: 'arabic-only' }],
    ['an unknown one', { shortName: 'ng', key: `x' OR '1'='1` }],
    ['a number out of range', { shortName: 'ng', key: '99999999999999999999' }],
  ])('is answered 404 for %s', async (_, request) => {
    const { response, tags } = await call('article', request)
    expect(response.status).toBe(404)
    expect(tags).toEqual(['news'])
  })

  test('is answered 304 without a body until the content changes', async () => {
    const first = await call('article', { shortName: 'ng', key: 'both' })
    const etag = first.response.headers.get('etag') ?? ''
    const again = await call('article', { shortName: 'ng', key: 'both' }, { 'if-none-match': `W/${etag}` })
    expect(again.response.status).toBe(304)
    expect(again.tags).toEqual(first.tags)
    const changed = { title: 'Both, changed' }
    await cms.payload.update({ collection: 'news', id: both, locale: 'en', data: changed })
    const third = await call('article', { shortName: 'ng', key: 'both' }, { 'if-none-match': etag })
    expect(third.response.status).toBe(200)
    expect(third.read().title).toBe('Both, changed')
  })
})

describe('a policy', () => {
  test.each(['draft', 'future'] as const)('is not found as a %s one', async (name) => {
    const { response, tags } = await call('policy', { shortName: 'my', id: String(policies[name]) })
    expect(response.status).toBe(404)
    expect(tags).toEqual(expect.arrayContaining(['policies', 'country:my']))
  })
})

describe('what no call takes', () => {
  test.each([
    ['faqList', { shortName: 'ng', topic: 'cars' }, 'topic'],
    ['faqList', { shortName: 'NG' }, 'shortName'],
    ['policyList', {}, 'shortName'],
    ['policy', { shortName: 'ng', id: `1' OR '1'='1` }, 'id'],
    ['policy', { shortName: 'ng', id: '-1' }, 'id'],
    ['landingPage', { shortName: 'ng', page: 'admin' }, 'page'],
    ['landingPage', { shortName: 'ng', page: 'x'.repeat(4000) }, 'page'],
    ['legalPage', { shortName: 'ng', kind: '../privacy' }, 'kind'],
    ['newsInfo', { shortName: 'ng', brand: 'A%' }, 'brand'],
    ['newsInfo', { shortName: 'ng', page: '90', size: '12' }, 'page'],
  ] as const)('%s refuses %o', async (name, request, field) => {
    const { response, body } = await call(name, request)
    expect(response.status).toBe(400)
    expect(body).toMatchObject({ status: 400, message: expect.stringMatching(new RegExp(`^${field}: `)) })
  })
})

describe('the search', () => {
  test.each(['x', ' x ', '', '   ', 'x'.repeat(201)])('refuses %j', async (q) => {
    const { response, body } = await call('search', { shortName: 'ke', q })
    expect(response.status).toBe(400)
    expect(failure.parse(body).message).toMatch(/^q: /)
  })

  test('refuses a question of more than 200 characters to quick links, and of 500 to the assistant', async () => {
    const links = await call('quickLinks', { shortName: 'ng', qr: 'x'.repeat(201) })
    expect(links.response.status).toBe(400)
    const passages = await call('assistantPassages', { shortName: 'ke', question: 'x'.repeat(501) })
    expect(passages.response.status).toBe(400)
  })

  describe('in what is indexed', () => {
    beforeAll(() =>
      vi.waitFor(
        async () =>
          expect((await call('search', { shortName: 'ke', q: 'battery' })).read().total).toBeGreaterThan(0),
        { timeout: 30_000, interval: 100 },
      ),
    )

    test.each([
      'qwxz '.repeat(40),
      'x'.repeat(200),
      'กขฃคฅฆง'.repeat(28).slice(0, 200),
      'ضصثقفغعه '.repeat(22).slice(0, 200),
      'a b c d e f g h i j '.repeat(10),
      'က္ခ'.repeat(66),
      '\u0300'.repeat(200),
      'battery '.repeat(25),
    ])('is no fault: %j', async (q) => {
      expect((await call('search', { shortName: 'ke', q })).response.status).toBeLessThan(500)
    })
  })
})

describe('while the database takes no connection', () => {
  const names = Object.keys(CALLS) as CallName[]
  const ask = (name: CallName) => call(name, CALL_DOCUMENTS[name].example.request)

  test('every call answers 503, and goes on by itself when it is back', async () => {
    for (const name of names) expect([200, 404], name).toContain((await ask(name)).response.status)
    await whileDatabaseIsAway(async () => {
      for (const name of names) {
        const { response, body } = await ask(name)
        expect(response.status, name).toBe(503)
        expect(failure.parse(body)).toEqual({
          status: 503,
          message: 'The content database cannot be reached.',
        })
      }
    })
    for (const name of names) expect([200, 404], name).toContain((await ask(name)).response.status)
  })

  test('an editor is asked to come again in their language, neither refused nor led to the log-in', async () => {
    const { email } = await addAccount(cms.payload, 'administrator')
    const { authorization } = await cms.logIn(email, PASSWORD)
    const cookie = `payload-lng=fr; payload-token=${authorization.slice('JWT '.length)}`
    const asks = {
      page: () => fetch(`${cms.url}/admin/collections/news`, { headers: { cookie }, redirect: 'manual' }),
      list: () => cms.rest('/news?limit=1', { headers: { authorization, 'accept-language': 'fr' } }),
      change: () =>
        cms.rest(`/news/${both}`, {
          method: 'PATCH',
          headers: { authorization, 'accept-language': 'fr', 'content-type': 'application/json' },
          body: JSON.stringify({ title: 'Both' }),
        }),
      self: () => cms.rest('/users/me', { headers: { authorization, 'accept-language': 'fr' } }),
    }
    const known = Object.entries(asks)
    for (const [name, asked] of known) expect((await asked()).status, name).toBe(200)
    await whileDatabaseIsAway(async () => {
      for (const [name, asked] of known) {
        const answer = await asked()
        expect([name, answer.status, answer.headers.get('retry-after')]).toEqual([name, 503, '5'])
        expect(answer.headers.get('content-security-policy'), name).toContain('frame-ancestors')
        expect(answer.headers.get('set-cookie'), name).toBeNull()
        expect(await answer.text(), name).toContain('Réessayez dans')
      }
    })
    for (const [name, asked] of known) expect((await asked()).status, name).toBe(200)
  })
})

async function whileDatabaseIsAway(work: () => Promise<void>): Promise<void> {
  const url = new URL(cms.settings.connectionString)
  const database = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const allow = (isAllowed: boolean) =>
    client.query(`ALTER DATABASE ${client.escapeIdentifier(database)} ALLOW_CONNECTIONS ${isAllowed}`)
  try {
    await allow(false)
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      database,
    ])
    await work()
  } finally {
    await allow(true)
    await client.end()
  }
}
