import { expect, test } from 'vitest'
import type { Answer } from './support/built-site'
import { useContentSite } from './support/content-site'

const live = useContentSite()

/** A slow site begins a new minute meanwhile, so in parallel. */
async function flood(from: string, path: (place: number) => string): Promise<Answer[]> {
  const answers: Answer[] = []
  while (!answers.some(({ status }) => status === 429)) {
    const few = Array.from({ length: 20 }, (_, place) =>
      live.site.get(path(answers.length + place), { 'x-forwarded-for': from }),
    )
    answers.push(...(await Promise.all(few)))
  }
  return answers
}

test('who asks the search too often is told to wait, in their language, and reads on meanwhile', async () => {
  const answers = await flood('2001:db8:1::1', (place) => `/sa/search/?q=question-${place}`)
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(120)
  for (const { headers, text } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('<html lang="ar-SA" dir="rtl">')
    expect(text).toContain('عمليات بحث كثيرة في وقت قصير')
  }
  // Cached pages are free; suggestions count separately.
  for (const path of ['/sa/search/', '/sa/search/?q=1', '/sa/', '/api/search/suggestions/?lang=sa&q=phone'])
    expect((await live.site.get(path, { 'x-forwarded-for': '2001:db8:1::1' })).status, path).toBe(200)
})

test('suggestions are bounded too, and say so in the language of the section', async () => {
  const answers = await flood(
    '2001:db8:2::1',
    (place) => `/api/search/suggestions/?lang=ng&q=question-${place}`,
  )
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused?.text).toContain('Too many searches at once')
})
