import { answerOf, DRAFT_PATH, draft, type Draft } from '@carelane/main-api'
import { makePreviewToken, readPreviewToken } from '@carelane/main-api/preview-token'
import { signedCall } from '@carelane/main-api/signature'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount, PASSWORD } from '../../test/support/accounts'
import { addArticle, addCountry, addPicture, paragraph } from '../../test/support/content'
import { openOutbox, type Outbox } from '../../test/support/outbox'
import { PREVIEW_ENVIRONMENT, startBuiltCms, type TestCms } from '../../test/support/start-cms'
import { previewUrl } from './preview-url'
import { previewSettings } from './settings'

const ADMIN = 'http://cms.test'

let cms: TestCms
let secret: string
let outbox: Outbox
let cover: number
let nigeria: number
let morocco: number
let session: { id: number; email: string; sid: string }
let article: number

beforeAll(async () => {
  const built = await startBuiltCms('preview')
  cms = built
  secret = built.stack.secrets.publicationSecret
  const { payload } = cms
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  morocco = await addCountry(payload, 'ma', ['fr', 'ar'], 'Morocco')
  await addCountry(payload, 'in', ['en'], 'India')
  cover = await addPicture(payload)
  const account = await addAccount(payload, 'administrator')
  session = { ...account, ...(await logIn(account.email)) }
  article = await addArticle(payload, {
    titles: { en: 'Published', fr: 'Publié' },
    slug: 'an-article',
    cover,
    countries: [nigeria, morocco],
  })
  for (const [locale, title] of [
    ['en', 'Drafted'],
    ['fr', 'Ébauché'],
  ] as const) {
    await payload.update({ collection: 'news', id: article, locale, draft: true, data: { title } })
  }
  outbox = await openOutbox(cms.settings.connectionString)
})

beforeEach(async () => {
  await outbox.take()
})

afterAll(async () => {
  await outbox.close()
  await cms.stop()
})

async function logIn(email: string) {
  const { authorization } = await cms.logIn(email, PASSWORD)
  const [, claims = ''] = authorization.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }
  return { sid, authorization }
}

function token(changes: Partial<Parameters<typeof makePreviewToken>[1]> = {}, signedWith = secret) {
  const expires = Math.floor(Date.now() / 1000) + 60
  const pass = {
    collection: 'news',
    id: article,
    user: session.id,
    session: session.sid,
    admin: ADMIN,
    expires,
  }
  return makePreviewToken(signedWith, { ...pass, ...changes })
}

function ask(token: string, shortName = 'ng', headers?: Record<string, string>) {
  const body = JSON.stringify({ token, shortName })
  const signed = headers ?? signedCall(secret, { method: 'POST', path: `/api${DRAFT_PATH}`, body })
  return cms.rest(DRAFT_PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signed },
  })
}

async function read(token: string, shortName = 'ng'): Promise<Draft> {
  const answer = await ask(token, shortName)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answerOf(draft).parse(await answer.json()).result as Draft
}

describe('a draft', () => {
  test('is what the Main API would answer, were it published now, in each section that it is for', async () => {
    const { draft: english, editions } = await read(token())
    expect(english).toMatchObject({
      kind: 'article',
      content: { id: article, title: 'Drafted', locale: 'en', countries: ['ng', 'ma'] },
    })
    expect(await read(token(), 'ma')).toMatchObject({
      draft: { content: { title: 'Ébauché', locale: 'fr' } },
    })
    expect(editions).toEqual([
      { lang: 'ma', name: 'Morocco, French' },
      { lang: 'ma_ar', name: 'Morocco, Arabic' },
      { lang: 'ng', name: 'Nigeria, English' },
    ])
    expect((await ask(token(), 'in')).status).toBe(404)
  })

  test('stays a draft: nobody reads it, nothing is published, no version is made', async () => {
    const versions = () =>
      cms.payload.countVersions({ collection: 'news', where: { parent: { equals: article } } })
    const before = await versions()
    await read(token())
    const live = await (await cms.rest('/news/article?shortName=ng&key=an-article')).text()
    expect(live).toContain('Published')
    expect(live).not.toContain('Drafted')
    expect(await versions()).toEqual(before)
    expect(await outbox.take()).toEqual([])
  })

  test('that was never published can be seen, with what is missing said in words', async () => {
    const titles = { en: 'Never published' }
    const id = await addArticle(cms.payload, { titles, slug: 'never', cover, _status: 'draft' })
    expect((await read(token({ id }))).draft).toMatchObject({
      kind: 'article',
      content: { title: 'Never published' },
    })
    const empty = await cms.payload.create({
      collection: 'news',
      draft: true,
      data: { title: 'Only a title' } as never,
    })
    expect((await read(token({ id: empty.id }))).draft).toMatchObject({ kind: 'notice', why: 'incomplete' })
  })

  test('shows what a translator has written so far, with English beside it', async () => {
    const id = await addArticle(cms.payload, { titles: { en: 'In English' }, slug: 'half-done', cover })
    const french = async () => (await read(token({ id }), 'ma')).draft
    expect(await french()).toMatchObject({ content: { locale: 'en', title: 'In English' } })
    const change = { collection: 'news', id, locale: 'fr', draft: true } as const
    await cms.payload.update({ ...change, data: { title: 'Titre d’essai' } })
    expect(await french()).toMatchObject({
      content: { locale: 'fr', title: 'Titre d’essai', summary: 'In English: summary' },
    })
    const live = await (await cms.rest('/news/article?shortName=ma&key=half-done')).text()
    expect(live).not.toContain('essai')
  })

  test('that could not be published says why', async () => {
    const titles = { en: 'Same address' }
    const id = await addArticle(cms.payload, { titles, slug: 'another', cover, _status: 'draft' })
    await cms.payload.db.pool.query(`UPDATE _news_v SET version_slug = 'an-article' WHERE parent_id = $1`, [
      id,
    ])
    expect((await read(token({ id }))).draft).toMatchObject({
      kind: 'notice',
      why: 'taken',
    })
  })

  test('does not wait for an editor who is saving for longer than a second', async () => {
    await outbox.client.query('BEGIN')
    await outbox.client.query('SELECT FROM news WHERE id = $1 FOR UPDATE', [article])
    const began = performance.now()
    expect((await ask(token())).status).toBe(500)
    expect(performance.now() - began).toBeLessThan(3000)
    await outbox.client.query('ROLLBACK')
    await read(token())
  })

  test('that an outsider asks for is not there', async () => {
    expect((await ask(token(), 'ng', {})).status).toBe(401)
    const body = JSON.stringify({ token: token(), shortName: 'ng' })
    const other = 'another secret of the same length!'
    for (const forged of [
      signedCall(other, { method: 'POST', path: `/api${DRAFT_PATH}`, body }),
      signedCall(secret, { method: 'POST', path: '/api/internal/other', body }),
      signedCall(secret, { method: 'GET', path: `/api${DRAFT_PATH}`, body }),
    ])
      expect((await ask(token(), 'ng', forged)).status).toBe(401)
    for (const bad of ['', 'a.b', token({}, 'another secret of the same length!'), token({ expires: 1 })]) {
      expect((await ask(bad)).status, bad).toBe(404)
    }
    expect((await ask(token({ collection: 'users', id: session.id }))).status).toBe(404)
    expect((await ask(token({ id: 99_999 }))).status).toBe(404)
    expect((await ask(token({ session: 'another' }))).status).toBe(404)
    expect((await ask(token({ user: 99_999 }))).status).toBe(404)
  })

  test('is gone when the editor logs out', async () => {
    const { sid, authorization } = await logIn(session.email)
    const own = token({ session: sid })
    await read(own)
    expect((await cms.rest('/users/logout', { method: 'POST', headers: { authorization } })).status).toBe(200)
    expect((await ask(own)).status).toBe(404)
  })
})

describe('the address of a preview', () => {
  async function addressOf(data: object, locale = 'en', headers: Record<string, string> = {}) {
    const req = await createLocalReq({}, cms.payload)
    const user = await cms.payload.findByID({ collection: 'users', id: session.id, depth: 0 })
    Object.assign(req, {
      user: { ...user, collection: 'users', _sid: session.sid },
      headers: new Headers({ host: 'cms.test', ...headers }),
    })
    const collectionConfig = cms.payload.collections.news.config
    const url = previewUrl(previewSettings({ ...PREVIEW_ENVIRONMENT, PUBLICATION_SECRET: secret }))
    const code = { code: locale, label: '' }
    return url({ collectionConfig, data: data as never, locale: code, payload: cms.payload, req })
  }

  test('leads to a country of the document in the language that is edited', async () => {
    const data = { id: article, countries: [nigeria, morocco] }
    expect(await addressOf(data)).toMatch(/^http:\/\/site\.test\/ng\/preview\/\?token=/)
    expect(await addressOf(data, 'ar')).toMatch(/^http:\/\/site\.test\/ma_ar\/preview\//)
    expect(await addressOf(data, 'th')).toMatch(/^http:\/\/site\.test\/ma\/preview\//)
    const india = await cms.payload.find({ collection: 'countries', where: { shortName: { equals: 'in' } } })
    const indian = { id: article, countries: india.docs.map(({ id }) => id) }
    expect(await addressOf(indian)).toMatch(/^http:\/\/in\.site\.test\/in\/preview\//)
  })

  test('leads to a country that is known by its language, where the document is for all', async () => {
    await addCountry(cms.payload, 'bf', ['fr'], 'Burkina Faso')
    await addCountry(cms.payload, 'ci', ['fr'], 'Côte d’Ivoire')
    const data = { id: article, allCountries: true }
    expect(await addressOf(data, 'fr')).toMatch(/^http:\/\/site\.test\/ci\/preview\//)
  })

  test('has a token for this document and log-in, the same for some minutes, never for more than fifteen', async () => {
    const data = { id: article, allCountries: true }
    const [address, again] = [
      await addressOf(data),
      await addressOf(data, 'en', { 'x-forwarded-proto': 'https' }),
    ]
    const pass = readPreviewToken(secret, new URL(String(address)).searchParams.get('token') ?? '')
    expect(pass).toMatchObject({
      collection: 'news',
      id: article,
      user: session.id,
      session: session.sid,
      admin: ADMIN,
    })
    expect(readPreviewToken(secret, new URL(String(again)).searchParams.get('token') ?? '')?.admin).toBe(
      'https://cms.test',
    )
    const secondsLeft = (pass?.expires ?? 0) - Date.now() / 1000
    expect(secondsLeft).toBeGreaterThan(299)
    expect(secondsLeft).toBeLessThanOrEqual(900)
    expect((pass?.expires ?? 0) % 600).toBe(0)
  })

  test('is none before the document was saved', async () => {
    expect(await addressOf({ countries: [nigeria] })).toBeNull()
  })

  test('shows a text that was written as rich text', async () => {
    await cms.payload.update({
      collection: 'news',
      id: article,
      draft: true,
      data: { body: paragraph('New words') },
    })
    expect(JSON.stringify((await read(token())).draft)).toContain('New words')
  })
})
