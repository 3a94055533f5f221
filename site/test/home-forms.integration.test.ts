import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACTIONS } from '@/abuse/actions'
import { BuiltSite } from './support/built-site'
import { imeiOf } from './support/imei'
import { MainApiStandIn } from './support/main-api-stand-in'

const cms = new MainApiStandIn()
let site: BuiltSite

beforeAll(async () => {
  await cms.start()
  site = await BuiltSite.start(cms.url)
})
afterAll(async () => {
  await site.stop()
  await cms.stop()
})

function send(path: string, fields: Record<string, string>, from: string, headers = {}) {
  const host = `localhost:${site.port}`
  return site.post(
    path,
    {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
      ...headers,
    },
    new URLSearchParams(fields).toString(),
  )
}

const repair = (number: string, from: string) => send('/api/repair-status/', { lang: 'ng', number }, from)

test('a number is handed over in an encrypted cookie of its tool’s path', async () => {
  const imei = imeiOf('77')
  const answer = await send('/api/warranty-check/', { lang: 'ng', number: imei }, '203.0.113.1')
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/ng/warranty-check/?from=home')
  expect(answer.headers['cache-control']).toBe('no-store')
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^handed-over=[\w.-]+; Path=\/ng\/warranty-check\/; .*HttpOnly/)
  expect(cookie).not.toContain(imei)
  expect(site.logs.join('')).not.toContain(imei)

  const [pair = ''] = cookie.split(';')
  const page = await site.get('/ng/warranty-check/?from=home', { cookie: pair })
  expect(page.text).toContain(`value="${imei}"`)
  expect(page.headers['cache-control']).toContain('no-store')
  expect((await site.get('/ng/warranty-check/?from=home')).text).not.toContain(imei)
})

test('order numbers beyond the budget of their look-up lead to the form that asks to wait', async () => {
  const number = 'WONG1234567890'
  const budget = ACTIONS['repair-status'].ipv4?.minute ?? 0
  for (let times = 0; times < budget; times++)
    expect((await repair(number, '203.0.113.2')).headers.location).toBe('/ng/repair-status/show/')
  expect((await repair(number, '203.0.113.2')).headers.location).toBe('/ng/repair-status/?from=home')
  expect((await repair(number, '203.0.114.3')).headers.location).toBe('/ng/repair-status/show/')
})

test('what is not from a form of ours is refused', async () => {
  const fields = { lang: 'ng', number: 'WONG1234567890' }
  for (const path of ['/api/warranty-check/', '/api/repair-status/']) {
    const refused = [
      await send(path, fields, '203.0.113.4', { origin: 'https://elsewhere.example' }),
      await send(path, fields, '203.0.113.4', { 'sec-fetch-site': 'cross-site' }),
      await send(path, { ...fields, lang: 'zz' }, '203.0.113.4'),
      await send(path, { lang: 'ng' }, '203.0.113.4'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(refused.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([])
  }
})
