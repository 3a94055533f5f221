import { makePreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Administrator } from './support/administrator'

const SLUG = 'find-your-imei-number'

let stack: Stack
let administrator: Administrator
let article: number

beforeAll(async () => {
  stack = await startStack({ parts: ['cms', 'site'], environment: { LOG_LEVEL: 'info' } })
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

test('a banner that is not on yet is shown in its slot, a menu in the header, a quick link in its list', async () => {
  const { id: picture } = await administrator.first('media')
  const { id: nigeria } = await administrator.find('countries', 'shortName', 'ng')
  const show = async (collection: string, id: number, path = '/ng/preview/') => {
    const answer = await ask(tokenFor({ collection, id }), path)
    expect(answer.status, collection).toBe(200)
    return answer.text()
  }
  const banner = { title: 'Only planned', slot: 'top', area: ['1'], active: false, priority: 0 }
  const times = { from: '2099-01-01T00:00:00.000Z', to: '2099-02-01T00:00:00.000Z' }
  const where = { allCountries: false, countries: [nigeria] }
  const ad = await administrator.create('ads', { ...banner, ...times, ...where, pictureNarrow: picture })
  expect(await show('ads', ad.id)).toMatch(/<aside[^>]*aria-label="[^"]*Only planned"/)
  expect((await ask(tokenFor({ collection: 'ads', id: ad.id }), '/ke/preview/')).status).toBe(404)
  await administrator.change('ads', ad.id, { slot: 'bottom', area: ['2'] })
  expect(await show('ads', ad.id)).toMatch(/<form[^]*Only planned/)
  expect(await (await fetch(`${stack.siteUrl}/ng/`)).text()).not.toContain('Only planned')

  const menu = await administrator.find('menus', 'country.shortName', 'ng')
  const header = /<header[^]*?<\/header>/.exec(await show('menus', menu.id))?.[0] ?? ''
  const [{ name }] = menu.items as [{ name: string }]
  expect(header).toContain(`>${name}<`)

  const link = await administrator.create('quick-links', {
    name: 'Only',
    url: 'faq/only/',
    order: 1,
    ...where,
  })
  await administrator.draft('quick-links', link.id, { name: 'Drafted link' })
  expect(await show('quick-links', link.id)).toMatch(/<a[^>]*aria-current="true"[^>]*>Drafted link</)
})

test('an entry for search engines is shown as a result and as a shared link', async () => {
  const { id } = await administrator.find('seo-entries', 'path', '/warranty-check/')
  await administrator.draft('seo-entries', id, {
    title: 'Drafted title',
    description: 'Drafted description.',
  })
  const text = await (await ask(tokenFor({ collection: 'seo-entries', id }))).text()
  expect(text).toMatch(/<h1[^>]*>Drafted title \| Carelane Nigeria</)
  expect(text).toMatch(/<h2[^>]*>Drafted title</)
  expect(text.match(/<p[^>]*>Drafted description\.</g)).toHaveLength(2)
  expect(text).toContain('/ng/warranty-check/<')
})

test('nothing of it is in a log', async () => {
  const token = tokenFor()
  const previews = async () => (await stack.log('site')).split('"path":"/ng/preview/"').length
  const before = await previews()
  await ask(token)
  await expect.poll(previews).toBeGreaterThan(before)
  const logs = (await Promise.all([stack.log('site'), stack.log('cms')])).join('')
  expect(logs).not.toContain(token.slice(0, 40))
})
