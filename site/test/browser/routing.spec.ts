import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/test'

const FROM = { ng: '105.112.10.1', in: '49.36.0.1', us: '8.8.8.8' }

async function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { maxRedirects: 0, headers })
  return { status: answer.status(), location: answer.headers().location ?? null, headers: answer.headers() }
}

test.describe('short URLs (§2.2)', () => {
  for (const { code, location } of [
    { code: 'warranty', location: '/global/warranty-check/' },
    { code: 'ngwarr26', location: '/ng/warranty-check/?from=box' },
    { code: 'batttips', location: '/ng/tips/?category=mobile-phones' },
    { code: 'outside1', location: '/global/' },
    { code: 'nothere1', location: '/global/' },
    { code: 'zzzzzzz9', location: '/global/' },
  ]) {
    test(`/${code} leads to ${location}`, async ({ request }) => {
      const answer = await ask(request, `/${code}`)
      expect(answer).toMatchObject({ status: 302, location })
      expect(answer.headers['cache-control']).toBe('no-store')
    })
  }

  test('leads to /global/ when the service is down [8#5]', async ({ request, sandbox }) => {
    await sandbox.withFault({ call: 'short-url', fault: 'down' }, async () => {
      expect(await ask(request, '/repair24/')).toMatchObject({ status: 302, location: '/global/' })
    })
    expect(await ask(request, '/repair24/')).toMatchObject({ location: '/global/repair-status/' })
  })
})

test.describe('a visitor is led to their country (§2.2)', () => {
  for (const { path, from, status, location } of [
    { path: '/', from: FROM.ng, status: 302, location: '/ng/' },
    { path: '/tips/?category=tvs', from: FROM.ng, status: 302, location: '/ng/tips/?category=tvs' },
    { path: '/global/service-policy/', from: FROM.ng, status: 302, location: '/ng/service-policy/' },
    { path: '/faq/', from: FROM.ng, status: 302, location: '/ng/faq/' },
    { path: '/warranty-check/?a=1', from: FROM.us, status: 302, location: '/global/warranty-check/?a=1' },
    { path: '/en/faq/', from: FROM.ng, status: 308, location: '/faq/' },
    {
      path: '/ke/detail/any-old-news/',
      from: FROM.ng,
      status: 308,
      location: '/ke/news-detail/any-old-news/',
    },
    { path: '/', from: FROM.us, status: 200, location: null },
    { path: '/ke/', from: FROM.ng, status: 200, location: null },
    { path: '/choose-your-country-or-region/', from: FROM.ng, status: 200, location: null },
  ]) {
    test(`${path} from ${from} is ${status} ${location ?? ''}`, async ({ request }) => {
      expect(await ask(request, path, { 'x-forwarded-for': from })).toMatchObject({ status, location })
    })
  }

  test('a visitor from India is led to the host of India', async ({ request }) => {
    const { status, location } = await ask(request, '/', { 'x-forwarded-for': FROM.in })
    expect([status, location]).toEqual([302, expect.stringMatching(/^http:\/\/in\.localhost(:\d+)?\/$/)])
  })

  test('the page that one visitor gets does not change what the next one gets', async ({ request }) => {
    expect(await ask(request, '/')).toMatchObject({ status: 200 })
    expect(await ask(request, '/', { 'x-forwarded-for': FROM.ng })).toMatchObject({ status: 302 })
    expect(await ask(request, '/')).toMatchObject({ status: 200 })
  })

  test('what a page of ours asks for is not led away', async ({ request }) => {
    const answer = await ask(request, '/tips/', { 'x-forwarded-for': FROM.ng, rsc: '1' })
    expect(answer.location ?? '').not.toContain('/ng/')
  })
})
