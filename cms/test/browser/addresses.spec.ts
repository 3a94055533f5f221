import { expect, test } from './support/test'

// A browser would correct some of these.
const BROKEN = [
  '/api/news/%E0%A4%A',
  '/api/globals/%E0%A4%A',
  '/api/%',
  '/admin/%E0%A4%A',
  '/admin/collections/news/%FF',
  '/%E0%A4%A',
]

test('an address that cannot be decoded is a bad request, and no fault of ours', async ({ editor }) => {
  const { origin } = new URL(editor.page.url())
  for (const path of BROKEN) {
    const answer = await editor.page.request.get(`${origin}${path}`)
    expect(answer.status(), path).toBe(400)
    expect(await answer.text()).toContain('This address cannot be read')
  }
  expect((await editor.page.request.get(`${origin}/api/news?where[title][like]=%E0%A4%A`)).status()).toBe(200)
})
