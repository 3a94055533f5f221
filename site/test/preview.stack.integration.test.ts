import { makePreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from './support/administrator'

const SLUG = 'find-your-imei-number'

let stack: Stack
let administrator: Administrator
let article: number

beforeAll(async () => {
  stack = await startStack({ parts: ['cms', 'site'] })
  administrator = await Administrator.logIn(stack)
  article = (await administrator.find('news', 'slug', SLUG)).id
  await administrator.draft('news', article, { title: 'Only drafted' })
}, 300_000)
afterAll(() => stack.stop())

function tokenFor(changes: Partial<PreviewPass> = {}, secret = stack.secrets.publicationSecret): string {
  const { id: user, session } = administrator.account
  const expires = Math.floor(Date.now() / 1000) + 60
  const pass = { collection: 'news', id: article, user, session, admin: stack.cmsUrl, expires }
  return makePreviewToken(secret, { ...pass, ...changes })
}

function ask(token: string, path = '/ng/preview/', init: RequestInit = {}): Promise<Response> {
  return fetch(`${stack.siteUrl}${path}?${new URLSearchParams({ token })}`, { redirect: 'manual', ...init })
}

const ancestors = (answer: Response) =>
  /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]

test('a draft is shown in the site’s own look, to be kept, found and framed by nobody but the admin', async () => {
  const answer = await ask(tokenFor())
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>Only drafted</)
  expect(text).toContain('id="content"')
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(ancestors(answer)).toBe(`'self' ${stack.cmsUrl}`)
  expect(ancestors(await fetch(`${stack.siteUrl}/ng/`))).toBe(`'self'`)
})

test('it follows the draft, in the language of each section', async () => {
  await administrator.draft('news', article, { title: 'Drafted again' })
  expect(await (await ask(tokenFor())).text()).toMatch(/<h1[^>]*>Drafted again</)
  const french = await (await ask(tokenFor(), '/tg/preview/')).text()
  expect(french).toMatch(/<html lang="fr/)
  expect(await (await fetch(`${stack.siteUrl}/ng/tips-detail/${SLUG}/`)).text()).not.toMatch(
    /Drafted again|Only drafted/,
  )
})

test('without a good token there is no such page', async () => {
  const bad = {
    none: '',
    stale: tokenFor({ expires: Math.floor(Date.now() / 1000) }),
    forged: tokenFor({}, 'another secret of at least 32 characters'),
    'of a log-in that has ended': tokenFor({ session: 'ended' }),
    'of nobody': tokenFor({ user: 999_999 }),
    'for nothing': tokenFor({ id: 999_999 }),
    'for what is no content': tokenFor({ collection: 'users', id: administrator.account.id }),
  }
  for (const [name, token] of Object.entries(bad)) {
    const answer = await ask(token)
    expect(answer.status, name).toBe(404)
    expect(await answer.text(), name).not.toMatch(/Drafted again|Only drafted/)
  }
  for (const path of ['/ng/preview/', '/ng/preview/?token=a&token=b', '/ng/preview/x/']) {
    expect((await fetch(stack.siteUrl + path)).status, path).toBe(404)
  }
  expect((await ask(tokenFor(), '/ng/preview/', { method: 'HEAD' })).status).toBe(404)
})

test('the cms gives a draft to nobody who only has a token', async () => {
  const answer = await fetch(`${stack.cmsUrl}/api/internal/draft`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokenFor(), shortName: 'ng' }),
  })
  expect(answer.status).toBe(401)
})

test('landing pages, questions, policies and legal pages are shown as well', async () => {
  for (const collection of ['landing-pages', 'faqs', 'policies', 'legal-pages']) {
    const { id } = await administrator.first(collection)
    const answer = await ask(tokenFor({ collection, id }))
    expect(answer.status, collection).toBe(200)
    expect(await answer.text(), collection).toMatch(/<h1[^>]*>[^<]{3,}</)
  }
})

test('nothing of it is in a log', async () => {
  const token = tokenFor()
  await ask(token)
  const logs = (await Promise.all([stack.log('site'), stack.log('cms')])).join('')
  expect(logs).not.toContain(token.slice(0, 40))
})
