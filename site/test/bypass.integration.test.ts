import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { BuiltSite } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'

const PAGE = '/ng/warranty-check/'
const cms = new MainApiStandIn()
let site: BuiltSite

beforeAll(() => cms.start())
afterEach(() => site.stop())
afterAll(() => cms.stop())

async function handIn(imei: string, headers: Record<string, string> = {}) {
  const { text } = await site.get(PAGE)
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const fields = new Map(hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]))
  fields.set('imei', imei)
  const parts = [...fields].map(
    ([name, value]) => `--border\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const type = {
    'content-type': 'multipart/form-data; boundary=border',
    origin: `http://localhost:${site.port}`,
  }
  const body = `${parts.join('')}--border--\r\n`
  return site.post(PAGE, { host: `localhost:${site.port}`, ...type, ...headers }, body)
}

test('what is not cached is compressed as it comes, is for nobody else, and keeps nothing', async () => {
  site = await BuiltSite.start(cms.url)
  const before = await site.get(PAGE)
  const answer = await handIn('123', { 'accept-encoding': 'br' })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.headers['x-request-id']).toBeDefined()
  expect(answer.text).toMatch(/<\/html>\s*$/)
  expect(answer.text).toContain('value="123"')
  expect((await handIn('123', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await site.get(PAGE)).text).toBe(before.text)
})

test('lists of what was found may be kept for the way back, and by nobody else', async () => {
  site = await BuiltSite.start(cms.url)
  for (const path of ['/ng/search/?q=phone', '/ng/service-center/?state=Lagos'])
    expect((await site.get(path)).headers['cache-control'], path).toBe('private, no-cache')
  for (const path of ['/ng/account/', '/ng/repair-status/show/', '/ng/phone-unlocking-appeal/mine/'])
    expect((await site.get(path)).headers['cache-control'], path).toContain('no-store')
})

test('a form that comes from elsewhere is refused, whatever Host it names', async () => {
  site = await BuiltSite.start(cms.url)
  const answer = await handIn('123', { origin: 'http://evil.example', host: 'evil.example' })
  expect(answer.status).toBe(403)
  expect(answer.text).not.toContain('value="123"')
})

test('a form that cannot be read is refused with a page of ours', async () => {
  site = await BuiltSite.start(cms.url)
  const type = 'multipart/form-data; boundary=another'
  const answer = await handIn('352099001761481', { 'content-type': type, 'accept-encoding': 'br' })
  expect(answer.status).toBe(400)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.text).toContain('<html lang="en')
  expect(answer.text).toContain('Something went wrong')
  expect(answer.text).not.toContain('multipart')
})

test('an imei is in no log', async () => {
  site = await BuiltSite.start(cms.url)
  await handIn('352099001761481')
  await site.get(`${PAGE}?imei=352099001761481`)
  const { logs } = site
  await vi.waitFor(() => expect(logs.join('')).toContain('"method":"POST"'), { timeout: 5000 })
  expect(site.logs.join('')).not.toContain('352099001761481')
})
