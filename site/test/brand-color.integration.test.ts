import { afterAll, beforeAll, expect, test } from 'vitest'
import { BuiltSite } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'

const cms = new MainApiStandIn()

beforeAll(() => cms.start())
afterAll(() => cms.stop())

async function colorsWith(environment: Record<string, string>) {
  const site = await BuiltSite.start(cms.url, environment)
  const { status, text } = await site.get('/ng/')
  await site.stop()
  expect(status).toBe(200)
  return /<html[^>]* style="([^"]*)"/.exec(text)?.[1]
}

test('a group has its own colour by configuration, and a site without one carries none', async () => {
  expect(await colorsWith({ BRAND_COLOR: '#8a1538' })).toContain('--group-brand:#8a1538')
  expect(await colorsWith({ BRAND_COLOR: '' })).toBeUndefined()
})
