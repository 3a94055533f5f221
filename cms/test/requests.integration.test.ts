import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOffice, type Office } from './rights/staff'
import { randomFrom } from './support/random'

let office: Office
let slugs: string[]

beforeAll(async () => {
  office = await openOffice('requests')
  slugs = Object.keys(office.cms.payload.collections)
})

afterAll(() => office.cms.stop())

/** No right stops an administrator's request early. */
async function ask(method: string, path: string, body?: string, more: Record<string, string> = {}) {
  const headers = { ...office.as.administrator.headers, 'content-type': 'application/json', ...more }
  return office.cms.rest(path, { method, headers, ...(body === undefined ? {} : { body }) })
}

// Collected, so that a test reports them all.
const wrong: string[] = []

beforeEach(() => void wrong.splice(0))

async function expectAnswer(
  expected: (status: number) => boolean,
  method: string,
  path: string,
  body?: string,
) {
  const answer = await ask(method, path, body)
  if (!expected(answer.status))
    wrong.push(`${method} ${path} ${body ?? ''} → ${answer.status} ${(await answer.text()).slice(0, 200)}`)
}

/** Payload's internal collections have no list. */
const isUnread = (slug: string) => (status: number) =>
  status === 400 || (slug.startsWith('payload-') && [403, 404].includes(status))

const isNoFault = (status: number) => status < 500
const isNothing = (status: number) => status === 403 || status === 404 || status === 405

const REPEATED = ['limit', 'page', 'depth', 'draft', 'trash', 'pagination', 'locale', 'publishSpecificLocale']

const BAD_QUERIES = [
  ...REPEATED.map((name) => `${name}=1&${name}=0`),
  ...REPEATED.map((name) => `${name}[a]=1`),
  'limit=99999999999999999999',
  'limit=2147483648',
  'limit=-1',
  'limit=1.5',
  'limit=ten',
  'page=1e300',
  'page=-1',
  'depth=x',
  'draft=perhaps',
  'where=x',
  'where=[]',
  'where={',
  'where[and]=x',
  'where[and][0]=x',
  'where[or][a][id][equals]=1',
  'where[id]=1',
  'where[id][]=1',
  'where[id][equals][x]=1',
  'where[id][equals]=1&where[id][equals]=2',
  'where[id][like][]=1&where[id][like][]=2',
  'where[id][near]=1,2,3',
  'where[id][within]=1',
  'where[id][in][0][x]=1',
  'where[id][all]=1',
  'where[updatedAt][exists]=true&where[updatedAt][exists]=false',
  'sort[a]=id',
  'select=id',
  'populate=id',
  'fallbackLocale=en&fallbackLocale=fr',
  'fallback-locale[a]=fr',
]

const ODD_QUERIES = [
  'limit=2147483647&page=2147483647',
  'where[id][equals]=x',
  'where[id][in]=x',
  'where[id][in]=1,x,99999999999999999999',
  'where[id][equals]=99999999999999999999',
  'where[id][greater_than]=x',
  'where[id][contains]=x',
  'where[id][like]=%25%00',
  'where[updatedAt][greater_than]=x',
  'where[updatedAt][like]=x',
  'where[updatedAt][in]=x',
  'where[nothing][equals]=1',
  'where[id.x][equals]=1',
  'where[__proto__][equals]=1',
  'where[constructor][equals]=1',
  'where[][equals]=1',
  'where[title][like]=%27%22%5C',
  'where[countries][in]=x',
  'where[countries.name][like]=x',
  'where[body][like]=x',
  'where[related.body][like]=x',
  'sort=nothing',
  'sort=-',
  'sort=,',
  'sort=id,-id',
  'sort=__proto__',
  'select[nothing]=true',
  'locale=nowhere',
  'locale=all&fallback-locale=none',
  'depth=2147483647&limit=1',
  '%E0%A4%A',
  '=',
  '&&&',
  '__proto__=1',
  'where[id][__proto__]=1',
  'joins[a]=b&joins=c',
]

/** Between them: drafts, versions, files, sessions. */
const WITH_ALL = ['news', 'menus', 'media', 'users']

const BAD_BODIES = ['{', 'null', '[]', '[1]', '"x"', '1', 'true', '{"a":', '\u0000']

const ODD_BODIES = [
  '{}',
  '',
  '{"id":"x"}',
  '{"title":{"a":1},"name":[1],"email":{},"alt":1,"countries":"x"}',
  '{"countries":[{"x":1}],"country":{},"brand":[],"items":"x","versions":{},"sections":1,"body":"x"}',
  '{"_status":["published"],"updatedAt":"x","createdAt":{}}',
  '{"__proto__":{"a":1},"constructor":1}',
  '{"title":"\\u0000"}',
]

const BAD_IDS = [
  'x',
  '0',
  '-1',
  '1.5',
  '1e3',
  '99999999999999999999',
  '2147483648',
  '%00',
  'null',
  '[object]',
]

describe('what cannot be read', () => {
  it('is answered with 400 in every collection, and changes nothing', async () => {
    for (const slug of slugs) {
      const before = await office.cms.payload.count({ collection: slug as 'news' })
      for (const query of BAD_QUERIES) {
        for (const path of ['', '/count', '/1'])
          await expectAnswer(isUnread(slug), 'GET', `/${slug}${path}?${query}`)
        for (const method of query.startsWith('where') ? ['PATCH', 'DELETE'] : [])
          await expectAnswer(isUnread(slug), method, `/${slug}?${query}`, '{}')
      }
      for (const body of BAD_BODIES) {
        await expectAnswer(isUnread(slug), 'POST', `/${slug}`, body)
        await expectAnswer(isUnread(slug), 'PATCH', `/${slug}/1`, body)
        await expectAnswer(isUnread(slug), 'PATCH', `/${slug}?where[id][equals]=0`, body)
      }
      expect(await office.cms.payload.count({ collection: slug as 'news' })).toEqual(before)
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it('is no fault of ours where it is odd alone', async () => {
    for (const slug of slugs) {
      for (const query of ODD_QUERIES)
        for (const path of WITH_ALL.includes(slug) ? ['', '/count', '/versions', '/1'] : [''])
          await expectAnswer(isNoFault, 'GET', `/${slug}${path}?${query}`)
      for (const body of ODD_BODIES) {
        await expectAnswer(isNoFault, 'POST', `/${slug}`, body)
        await expectAnswer(isNoFault, 'POST', `/${slug}?draft=true`, body)
        await expectAnswer(isNoFault, 'PATCH', `/${slug}/1?draft=true`, body)
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it('is 404 where it names nothing', async () => {
    for (const slug of slugs.filter((each) => each !== 'payload-preferences')) {
      for (const id of BAD_IDS) {
        for (const path of [`/${slug}/${id}`, `/${slug}/versions/${id}`])
          await expectAnswer(isNothing, 'GET', path)
        for (const path of [`/${slug}/${id}/duplicate`, `/${slug}/versions/${id}`])
          await expectAnswer(isNothing, 'POST', path, '{}')
        await expectAnswer(isNothing, 'PATCH', `/${slug}/${id}`, '{}')
        await expectAnswer(isNothing, 'DELETE', `/${slug}/${id}`)
      }
    }
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'nothing'])
      for (const path of [`/${name}`, `/globals/${name}`, `/news/${name}`])
        await expectAnswer((status) => status === 404, 'GET', path)
    for (const name of ['%E0%A4%A', '%', '%FF'])
      for (const path of [`/${name}`, `/globals/${name}`, `/news/${name}`, `/${name}/1`])
        await expectAnswer((status) => status === 400, 'GET', path)
    for (const path of ['/users/versions', '/users/versions/1', '/media/versions'])
      await expectAnswer((status) => status === 404, 'GET', path)
    expect(wrong).toEqual([])
  }, 300_000)

  it('is refused in other methods than those there are', async () => {
    for (const slug of slugs) {
      for (const method of ['PUT', 'HEAD']) await expectAnswer(isNothing, method, `/${slug}`)
      // Next knows no route for these, so Payload never sees them.
      for (const method of ['PROPFIND', 'QUERY'])
        await expectAnswer((status) => status === 400, method, `/${slug}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('what is sent in a form', () => {
  const form = (body: FormData | string, type?: string) =>
    office.cms.rest('/media', {
      method: 'POST',
      headers: { ...office.as.administrator.headers, ...(type ? { 'content-type': type } : {}) },
      body,
    })

  it('needs a file, an end and fields that can be read', async () => {
    const without = new FormData()
    without.append('_payload', '{"alt":"x"}')
    const broken = new FormData()
    broken.append('_payload', '{')
    const notOne = new FormData()
    notOne.append('file', 'not a file')
    const two = new FormData()
    two.append('file', new Blob(['x'], { type: 'image/png' }), 'a.png')
    two.append('file', new Blob(['y'], { type: 'image/png' }), 'b.png')
    for (const body of [without, broken, notOne, two]) expect((await form(body)).status).toBe(400)
    expect((await form('x', 'multipart/form-data')).status).toBe(400)
    expect((await form('x', 'multipart/form-data; boundary=y')).status).toBe(400)
    expect((await form('', 'multipart/form-data; boundary=y')).status).toBe(400)
    expect((await form('x', 'text/plain')).status).toBe(400)
    const { errors } = (await (await form(without)).json()) as { errors: { message: string }[] }
    expect(errors[0]?.message).toContain('file')
  })

  it('is a question where it says so, and none as JSON', async () => {
    const override = { 'x-http-method-override': 'GET' }
    expect((await ask('POST', '/news', '{', override)).status).toBe(415)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await ask('POST', '/news', 'limit=1&limit=2', { ...override, ...type })
    expect(answer.status).toBe(400)
    expect((await ask('POST', '/news', 'limit=1', { ...override, ...type })).status).toBe(200)
  })
})

describe('accounts', () => {
  it.each([
    'login',
    'unlock',
    'refresh-token',
    'logout',
    'forgot-password',
    'reset-password',
    'first-register',
  ])('/users/%s answers bad bodies with a refusal', async (path) => {
    for (const body of [...BAD_BODIES, ...ODD_BODIES, '{"email":{"a":1},"password":[1]}']) {
      const headers = { 'content-type': 'application/json' }
      const answer = await office.cms.rest(`/users/${path}`, { method: 'POST', headers, body })
      expect(answer.status, `${path} ${body}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${path} ${body} ${await answer.text()}`).toBeLessThan(500)
    }
  })
})

describe('questions put together at random', () => {
  it('are never a fault', async () => {
    const random = randomFrom(22)
    const paths = [
      'id',
      'title',
      'slug',
      'countries',
      'updatedAt',
      '_status',
      'version.title',
      'items.name',
      'x',
    ]
    const operators = [
      'equals',
      'not_equals',
      'in',
      'not_in',
      'like',
      'contains',
      'exists',
      'less_than',
      'all',
    ]
    const values = ['1', 'true', '', 'null', 'x', '1,2', '-1', '%00', '2026-01-01', '{"a":1}', '99999999999']
    const keys = ['limit', 'page', 'depth', 'sort', 'draft', 'locale', 'select[title]', 'trash', 'pagination']
    for (let count = 0; count < 600; count += 1) {
      const where = `where[${random.of(paths)}][${random.of(operators)}]=${random.of(values)}`
      const query = [
        where,
        `${random.of(keys)}=${random.of(values)}`,
        `${random.of(keys)}=${random.of(values)}`,
      ].join('&')
      await expectAnswer(
        isNoFault,
        'GET',
        `/${random.of(slugs)}${random.of(['', '/count', '/versions', '/1'])}?${query}`,
      )
    }
    expect(wrong).toEqual([])
  }, 120_000)
})
