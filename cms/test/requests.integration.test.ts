import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { isNoFault, useAnswers } from './requests/answers'
import { BAD_BODIES, ODD_BODIES } from './requests/bad-requests'
import { describeBadRequests } from './requests/describe-bad-requests'
import { randomFrom } from '@carelane/test-kit/random'

const answers = useAnswers('requests')

describeBadRequests(answers, 6)

describe('what is sent in a form', () => {
  const form = (body: FormData | string, type?: string) =>
    answers.staffed.cms.rest('/media', {
      method: 'POST',
      headers: { ...answers.staffed.as.administrator.headers, ...(type ? { 'content-type': type } : {}) },
      body,
    })

  test('needs a file, an end and fields that can be read', async () => {
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

  test('is a question where it says so, and none as JSON', async () => {
    const override = { 'x-http-method-override': 'GET' }
    expect((await answers.ask('POST', '/news', '{', override)).status).toBe(415)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await answers.ask('POST', '/news', 'limit=1&limit=2', { ...override, ...type })
    expect(answer.status).toBe(400)
    expect((await answers.ask('POST', '/news', 'limit=1', { ...override, ...type })).status).toBe(200)
  })
})

describe('accounts', () => {
  test.each([
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
      const answer = await answers.staffed.cms.rest(`/users/${path}`, { method: 'POST', headers, body })
      expect(answer.status, `${path} ${body}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${path} ${body} ${await answer.text()}`).toBeLessThan(500)
    }
  })
})

describe('questions put together at random', () => {
  test('are never a fault', async () => {
    const random = randomFrom(22)
    const { slugs } = answers
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
      await answers.check(
        isNoFault,
        'GET',
        `/${random.of(slugs)}${random.of(['', '/count', '/versions', '/1'])}?${query}`,
      )
    }
    answers.expectAllRight()
  }, 120_000)
})

describe('what no browser and no editor asks for', () => {
  const unknownAction = `7f${'0'.repeat(40)}`

  test.each<[method: string, path: string, status: number, action?: string]>([
    ['POST', '/api/users/verify/1', 404],
    ['POST', '/api/legal-pages/../../../../etc/passwd?depth=1', 404],
    ['POST', '/api/search/all../../../../etc/passwd', 404],
    ['GET', '/api/news/%2e%2e/users', 404],
    ['GET', '/admin/collections/seo-entries.segments/_tree.segment.rsc', 404],
    ['POST', '/_error?state=1', 405, unknownAction],
    ['POST', '/nowhere/payload-jobs', 405, ''],
    ['POST', '/admin/account', 405, '__proto__'],
    ['POST', '/admin/account', 409, unknownAction],
  ])('%s %s is answered by %i', async (method, path, status, action) => {
    // `fetch` would send another path.
    const asked = request(answers.staffed.cms.url, {
      method,
      path,
      headers: {
        ...answers.staffed.as.administrator.headers,
        'content-type': 'multipart/form-data; boundary=x',
        ...(action !== undefined && { 'next-action': action }),
      },
    })
    const answered = once(asked, 'response')
    asked.end(method === 'POST' ? '--x--\r\n' : undefined)
    const [response] = (await answered) as [IncomingMessage]
    expect(await text(response)).not.toMatch(/passwd|__proto__/)
    expect(response.statusCode).toBe(status)
  })
})
