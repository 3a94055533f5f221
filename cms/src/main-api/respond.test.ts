import { documentTag, TAGS_HEADER } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { answered, written } from './respond'

const tagsOf = (response: Response) => response.headers.get(TAGS_HEADER)?.split(',')

test('an answer names each tag once', () => {
  const response = answered(written({}, ['news', 'news:12', 'country:ng', 'news:12']), new Headers())
  expect(tagsOf(response)).toEqual(['news', 'news:12', 'country:ng'])
})

test('an answer of very many documents names their kinds, so that its header stays one that clients take', () => {
  const pictures = Array.from({ length: 2000 }, (_, id) => documentTag('media', id))
  const response = answered(
    written({}, ['faqs', 'country:ng', documentTag('faqs', 1), ...pictures]),
    new Headers(),
  )
  expect(tagsOf(response)).toEqual(['faqs', 'country:ng', 'media'])
})

test('an answer that the caller has is 304, whatever a server in between made of its ETag', async () => {
  const first = answered(written({ a: 1 }, []), new Headers())
  const etag = first.headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = answered(written({ a: 1 }, []), new Headers({ 'if-none-match': known }))
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect(answered(written({ a: 2 }, []), new Headers({ 'if-none-match': etag })).status).toBe(200)
})
