import { expect, test } from 'vitest'
import { seoOf } from './seo'

const entry = (url: string) => ({ url, seotitle: `Title of ${url}`, metadesc: '' })

test.each(['news', '/news/', 'ng/news', '/ng/news/'])('%j is the news page of the country', (url) => {
  expect(seoOf([entry('tips'), entry(url)], '/ng/news/', 'ng')?.url).toBe(url)
})

test.each(['', '/', 'ng', '/ng/'])('%j is the country home', (url) => {
  expect(seoOf([entry(url)], '/ng/', 'ng')?.url).toBe(url)
})

test('an entry of another page or country is not taken', () => {
  expect(seoOf([entry('news'), entry('ke/tips')], '/ng/tips/', 'ng')).toBeUndefined()
})
