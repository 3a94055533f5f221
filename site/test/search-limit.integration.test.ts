import { expect, test } from 'vitest'
import type { Answer } from './support/built-site'
import { useContentSite } from './support/content-site'

const live = useContentSite()

/** In parallel: a slow site refills the limit meanwhile. */
async function flood(path: (place: number) => string): Promise<Answer[]> {
  const answers: Answer[] = []
  while (!answers.some(({ status }) => status === 429)) {
    const few = Array.from({ length: 20 }, (_, place) => live.site.get(path(answers.length + place)))
    answers.push(...(await Promise.all(few)))
  }
  return answers
}

test('who asks the search too often is told to wait, in their language, and reads on meanwhile', async () => {
  const answers = await flood((place) => `/sa/search/?q=question-${place}`)
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(60)
  for (const { headers, text } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('<html lang="ar-SA" dir="rtl">')
    expect(text).toContain('عمليات بحث كثيرة في وقت قصير')
  }
  // Cached pages are free; suggestions count separately.
  for (const path of ['/sa/search/', '/sa/search/?q=1', '/sa/', '/api/search/suggestions/?lang=sa&q=phone'])
    expect((await live.site.get(path)).status, path).toBe(200)
})

test('suggestions are bounded too, and say so in the language of the section', async () => {
  const answers = await flood((place) => `/api/search/suggestions/?lang=ng&q=question-${place}`)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers['retry-after']).toBe('5')
  expect(refused?.text).toContain('Too many searches at once')
})
