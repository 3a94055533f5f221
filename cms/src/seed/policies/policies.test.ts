import { LOCALES } from '@carelane/countries'
import { POLICY_PRODUCTS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../test/support/landing-lines'
import { isWrittenIn } from '../../../test/support/scripts'
import { SEED_ARTICLES } from '../articles/articles'
import { SEED_BRANDS } from '../brands/brands'
import { linksOf } from '../../../test/support/links-of'
import { SITE_PAGES } from '../site-pages'
import { nameOf, SEED_POLICIES } from './facts'
import { languagesOf, titleOf, wordingIn } from './policy'

const POLICIES = SEED_POLICIES.map((policy) => [nameOf(policy), policy] as const)
const FOR_ALL = SEED_POLICIES.filter(({ country }) => !country)
const SHOWN_EVERYWHERE = SEED_ARTICLES.filter(({ countries }) => !countries).map(({ slug }) => slug)
const NOW = new Date('2026-11-21T08:00:00Z')

describe('the seeded service policies', () => {
  test('there is one of each brand and product [2.4#13]', () => {
    const expected = SEED_BRANDS.flatMap(({ slug }) => POLICY_PRODUCTS.map((product) => `${slug}-${product}`))
    expect(FOR_ALL.map(nameOf).sort()).toEqual(expected.sort())
  })

  test('one has a past wording and one a coming one, whenever the seed runs', () => {
    const days = (name: string, now: Date) =>
      SEED_POLICIES.find((policy) => nameOf(policy) === name)!.wordings.map(
        (wording) => wordingIn('en', FOR_ALL[0]!, wording, now).effectiveFrom,
      )
    expect(days('kite-retail-accessories', NOW)).toEqual(['2025-01-01', '2026-04-01'])
    expect(days('aster-laptop', NOW)).toEqual(['2025-09-01', '2027-03-01'])
    expect(days('aster-laptop', new Date('2028-10-31T23:59:00Z'))[1]).toBe('2029-02-01')
  })

  test.each([
    ['es', 36],
    ['pl', 24],
    ['tr', 24],
    ['sa', 24],
    ['ae', 24],
    ['br', 15],
  ])('in %s no period of a phone policy is shorter than %i months', (country, months) => {
    const own = SEED_POLICIES.filter((policy) => policy.country === country)
    expect(own.length).toBeGreaterThanOrEqual(2)
    for (const { wordings } of own) {
      expect(Math.min(...wordings.flatMap(({ periods }) => periods.map(([, each]) => each)))).toBe(months)
    }
  })

  test.each(POLICIES)('%s: is whole in each of its languages, with the same parts and links', (_, policy) => {
    const languages = languagesOf(policy)
    expect(languages).toContain('en')
    for (const wording of policy.wordings) {
      const english = wordingIn('en', policy, wording, NOW)
      expect(english.body.match(/^## /gm)).toHaveLength(8)
      for (const locale of languages) {
        const { body, summary } = wordingIn(locale, policy, wording, NOW)
        expect(blocksOf(body), locale).toEqual(blocksOf(english.body))
        expect(linksOf(body), locale).toEqual(linksOf(english.body))
        expect(isWrittenIn(locale, body.replaceAll(/SNID|IMEI/g, '')), locale).toBe(true)
        expect(summary.length, locale).toBeLessThanOrEqual(600)
        expect(body + summary + titleOf(locale, policy), locale).not.toMatch(/undefined|[{}]|IDENTIFY|!/)
      }
    }
  })

  test('policies for all countries are in every language', () => {
    for (const policy of FOR_ALL)
      expect([...languagesOf(policy)].sort(), nameOf(policy)).toEqual([...LOCALES].sort())
  })

  test.each(POLICIES)('%s: links lead to pages and articles that every country shows', (_, policy) => {
    const { pages, articles } = linksOf(wordingIn('en', policy, policy.wordings[0]!, NOW).body)
    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(pages.filter((page) => !SITE_PAGES.includes(page))).toEqual([])
    expect(articles.filter((slug) => !SHOWN_EVERYWHERE.includes(slug))).toEqual([])
  })

  test('say the constants of the specification [9#18]–[9#20], [9#41]', () => {
    const body = wordingIn('en', FOR_ALL[0]!, FOR_ALL[0]!.wordings[0]!, NOW).body
    for (const fact of [
      '3 to 7 working days',
      'for reference only',
      '24 hours after activation',
      '`*#06#`',
      'about 5 working days',
    ]) {
      expect(body).toContain(fact)
    }
  })
})
