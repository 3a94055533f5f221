import { expect, test } from 'vitest'
import { fromOwnPages } from './own-pages'

const write = fromOwnPages(async () => Response.json({ done: true }))
const from = (origin: string | null) =>
  write(
    new Request('http://10.0.0.7/api/news', {
      method: 'POST',
      headers: { host: 'cms.example.com', ...(origin === null ? {} : { origin }) },
    }),
    {},
  )

test.each(['https://cms.example.com', 'http://cms.example.com', null])(
  'lets a write from %s in',
  async (origin) => {
    expect((await from(origin)).status).toBe(200)
  },
)

test.each([
  'https://evil.example',
  'https://cms.example.com.evil.example',
  'http://cms.example.com:3000',
  'null',
  '',
])('refuses a write from a page of %j', async (origin) => {
  expect((await from(origin)).status).toBe(403)
})
