import { expect, test } from 'vitest'
import { useContentSite } from './support/content-site'

const live = useContentSite()
const { cms } = live

test.each(['', '&tab=faq', '&tab=more', '&page=2'])(
  'a visit with “%s” asks for its results once',
  async (more) => {
    const { status, text } = await live.site.get(`/ke/search/?q=battery${more}`)
    expect(status).toBe(200)
    expect(text).toContain('battery')
    expect(text, 'crawlers leave its views alone').toMatch(/<a\b(?=[^>]*tab=faq)(?=[^>]*rel="nofollow")/)
    expect(cms.countOf('/api/search/all')).toBe(1)
    expect(cms.countOf('/api/country/info-new')).toBeLessThanOrEqual(1)
  },
)

test('who comes next asks for nothing of the country again', async () => {
  await live.site.get('/gh/search/?q=screen')
  cms.asked.length = 0
  await live.site.get('/gh/search/?q=charger&tab=news')
  expect(cms.countOf('/api/search/all')).toBe(1)
  expect(cms.countOf('/api/country/info-new')).toBe(0)
})

test('what is published is on the next page of results, whatever was kept', async () => {
  await live.site.get('/ng/search/?q=screen')
  cms.content.edition += 1
  await live.site.publish('menu', ['menus:1'])
  expect((await live.site.get('/ng/search/?q=screen')).text).toContain(`Menu ${cms.content.edition}`)
})

test('an answer that a publication overtook is shown to nobody else', async () => {
  await live.site.publish('emptied', ['menus:1'])
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isHeld = () => {}
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  cms.underWay = async (call) => {
    if (call !== 'countryInfoNew') return
    isHeld()
    await released
  }
  const first = live.site.get('/ng/search/?q=screen')
  await held
  cms.content.edition += 1
  await live.site.publish('overtaking', ['menus:1'])
  cms.underWay = null
  release()
  expect((await first).text).toContain(`Menu ${cms.content.edition - 1}`)
  expect((await live.site.get('/ng/search/?q=screen')).text).toContain(`Menu ${cms.content.edition}`)
})

test('a page of the cache is made of what the cms says now, and not of what was kept', async () => {
  await live.site.get('/sa/search/?q=screen')
  cms.asked.length = 0
  await live.site.get('/sa/news/')
  expect(cms.countOf('/api/country/info-new')).toBe(1)
})

test('what failed is asked again', async () => {
  await live.site.publish('forgotten', ['menus:1'])
  cms.failWith = 500
  const answers = await Promise.all(['a1', 'a2', 'a3'].map((word) => live.site.get(`/ng/search/?q=${word}`)))
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
  cms.failWith = null
  expect((await live.site.get('/ng/search/?q=screen')).status).toBe(200)
})
