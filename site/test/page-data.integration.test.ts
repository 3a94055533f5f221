import { expect, test } from 'vitest'
import { useContentSite } from './support/content-site'

const live = useContentSite()
const { cms } = live
const BROTLI = { 'accept-encoding': 'br' }

async function dataOf(path: string): Promise<string> {
  const { text } = await live.site.get(path)
  return /src="(\/_next\/static\/page-data\/[\w-]+\.js)"/.exec(text)?.[1] ?? ''
}

test('the data for scripts of a page that is read are asked for apart, by an address that never means anything else', async () => {
  const path = await dataOf('/tz/news/')
  const data = await live.site.get(path, BROTLI)
  expect([data.status, data.headers['content-encoding'], data.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(data.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const gzip = await live.site.get(path, { 'accept-encoding': 'gzip' })
  const plain = await live.site.get(path)
  expect(plain.text).toContain('self.__next_f.push([1,')
  expect([gzip.headers['content-encoding'], gzip.text, data.text]).toEqual(['gzip', plain.text, plain.text])
  const again = await live.site.get(path, { ...BROTLI, 'if-none-match': data.headers.etag ?? '' })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect((await live.site.get(path.replace('.js', 'x.js'))).status).toBe(404)
  expect((await live.site.get(path, {}, 'POST')).status).toBe(404)
})

test('they are there for who had opened the page before something was published', async () => {
  const before = await dataOf('/tz/news/')
  cms.content.articles.add(901)
  await live.site.publish('an-article-more', ['news'])
  const after = await dataOf('/tz/news/')
  expect(after).not.toBe(before)
  const [former, current] = await Promise.all([live.site.get(before), live.site.get(after)])
  expect([former.status, current.status]).toEqual([200, 200])
  expect(former.text).not.toBe(current.text)
  cms.content.articles.delete(901)
})
