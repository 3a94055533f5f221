import { SEARCH_KINDS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { LONGEST_QUESTION } from '@/forms/longest-question'
import { kindsOf, readSearchQuery, tabsOf } from './search-query'

const read = (query: Record<string, unknown>) => readSearchQuery(query, 'en')

describe('the question', () => {
  test.each([
    ['  battery \n\t low\u0000 ', 'battery low'],
    ['<b>&"', '<b>&"'],
    ['e\u0301cran', 'écran'],
    ['ဖုန္း', 'ဖုန်း'],
  ])('%j is asked as %j', (sent, question) => expect(read({ q: sent }).question).toBe(question))

  test('is cut to what the search takes, between characters', () => {
    const { question } = read({ q: `${'a'.repeat(LONGEST_QUESTION.site - 1)}📱 and more` })
    expect(question).toBe('a'.repeat(LONGEST_QUESTION.site - 1))
  })

  test('of one character is too short [9#2]', () => {
    expect(read({ q: 'a' })).toMatchObject({ question: 'a', isTooShort: true })
    expect(read({ q: 'ab' })).toMatchObject({ isTooShort: false })
  })

  test('1 opens the page and asks nothing [2.1#38]', () => {
    expect(read({ q: '1' })).toMatchObject({ question: '', isOpened: true, isTooShort: false })
    expect(read({})).toMatchObject({ question: '', isOpened: false })
    expect(read({ q: ['ab', 'cd'] })).toMatchObject({ question: 'ab' })
    expect(read({ q: {} })).toMatchObject({ question: '' })
  })
})

test('a tab or page that there is none of shows everything from the beginning', () => {
  expect(read({ tab: 'ai', page: '-3' })).toMatchObject({ tab: 'all', page: 1 })
  expect(read({ tab: 'faq', page: '7' })).toMatchObject({ tab: 'faq', page: 7 })
  expect(read({ page: '101' })).toMatchObject({ page: 1 })
})

test('tabs are those of [2.4#52], and one language shows Service Policy', () => {
  expect(tabsOf('fr')).toEqual(['all', 'service', 'stores', 'faq', 'news', 'more'])
  expect(tabsOf('en')).toEqual(['all', 'service', 'stores', 'faq', 'news', 'policy', 'more'])
  expect(readSearchQuery({ tab: 'policy' }, 'fr').tab).toBe('more')
})

test.each(['en', 'ar'] as const)('in %s each kind of content is on one tab beside All', (locale) => {
  const others = tabsOf(locale).filter((tab) => tab !== 'all')
  expect(others.flatMap((tab) => kindsOf(tab, locale)).toSorted()).toEqual([...SEARCH_KINDS].toSorted())
  expect([...kindsOf('all', locale)].toSorted()).toEqual([...SEARCH_KINDS].toSorted())
})
