import { PUBLICATIONS_PATH } from '@carelane/main-api'
import { sign, signedHeaders } from '@carelane/main-api/signature'
import { expect, test } from 'vitest'
import { PUBLICATION_SECRET } from './support/built-site'
import { useContentSite } from './support/content-site'

const live = useContentSite()

async function purges(): Promise<number> {
  return (await live.site.inspect()).counts.purges ?? 0
}

function post(body: string, headers: Record<string, string>) {
  return live.site.post(PUBLICATIONS_PATH, headers, body)
}

const body = JSON.stringify({ id: 'one', tags: ['news', 'news:1'] })

test('the same publication is done once, however often it comes', async () => {
  const before = await purges()
  for (let times = 0; times < 3; times++) {
    expect((await post(body, signedHeaders(PUBLICATION_SECRET, body))).status).toBe(204)
  }
  expect((await purges()) - before).toBe(1)
})

test.each<[string, Record<string, string>]>([
  ['no signature', {}],
  ['a signature with another secret', signedHeaders('another-secret-another-secret-another', body)],
  ['a signature of another body', signedHeaders(PUBLICATION_SECRET, body.replace('one', 'two'))],
  ['an old signature', signedHeaders(PUBLICATION_SECRET, body, Date.now() - 301_000)],
  ['a signature of tomorrow', signedHeaders(PUBLICATION_SECRET, body, Date.now() + 900_000)],
  [
    'a timestamp that was changed',
    {
      'x-carelane-timestamp': String(Math.floor(Date.now() / 1000)),
      'x-carelane-signature': sign(PUBLICATION_SECRET, 1, body),
    },
  ],
])('%s is refused and purges nothing', async (_, headers) => {
  const before = await purges()
  expect((await post(body, headers)).status).toBe(401)
  expect(await purges()).toBe(before)
})

test('within 300 s a clock may differ', async () => {
  const other = JSON.stringify({ id: 'late', tags: ['ads'] })
  const headers = signedHeaders(PUBLICATION_SECRET, other, Date.now() - 290_000)
  expect((await post(other, headers)).status).toBe(204)
})

test.each([
  'not json',
  '{}',
  '{"id":"x","tags":[]}',
  '{"id":"x","tags":["News"]}',
  '{"id":"","tags":["news"]}',
])('%s is not understood', async (wrong) => {
  expect((await post(wrong, signedHeaders(PUBLICATION_SECRET, wrong))).status).toBe(400)
})

test('a body that is too large is not read', async () => {
  const large = JSON.stringify({ id: 'large', tags: Array.from({ length: 6000 }, (_, id) => `news:${id}`) })
  // The answer may precede the body.
  const cutOff = (error: NodeJS.ErrnoException) => error.code
  const outcome = await post(large, signedHeaders(PUBLICATION_SECRET, large)).then(
    ({ status }) => status,
    cutOff,
  )
  expect([413, 'ECONNRESET', 'EPIPE']).toContain(outcome)
  expect((await live.site.get('/api/health/')).status).toBe(200)
})

test('only POST, and the counters only for who has the secret', async () => {
  expect((await live.site.get(PUBLICATIONS_PATH)).status).toBe(405)
  expect((await live.site.get('/api/internal/page-cache/')).status).toBe(401)
  await expect.poll(() => live.site.logs.join('')).toContain('a call without a valid signature was refused')
})
