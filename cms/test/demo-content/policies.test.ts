import { LOCALES } from '@carelane/countries'
import { POLICY_PRODUCTS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import type { Values } from '../../src/bundle/bundle'
import type { LoadedDocument } from '../../src/bundle/files/read-bundle'
import { bundledKinds } from '../../src/bundle/fields'
import { toDocument } from '../../src/bundle/values'
import { blocksOf, CONFIG, countriesOf, demo, languagesIn, named, shownEverywhere, textsOf } from './demo'
import { linksOf } from './links-of'
import { isWrittenIn } from './scripts'
import { SITE_PAGES } from './site-pages'

const POLICIES = await demo('policies')
const FOR_ALL = POLICIES.filter((policy) => !countriesOf(policy))
const SHOWN_EVERYWHERE = shownEverywhere(await demo('news'))
const policyNamed = (name: string): LoadedDocument => POLICIES.find((policy) => policy.name === name)!

const wordings = (text: Values | undefined) => (text?.versions ?? []) as { summary: string; body: string }[]

function daysOf(name: string, now: Date): unknown[] {
  const kind = bundledKinds(CONFIG).find(({ slug }) => slug === 'policies')!
  const document = toDocument(kind.fields, policyNamed(name), { idOf: () => 1, now }, 'defaults')
  return (document.versions as { effectiveFrom: string }[]).map(({ effectiveFrom }) => effectiveFrom)
}

describe('the seeded service policies', () => {
  test('there is one of each brand and product [2.4#13]', async () => {
    const brands = (await demo('brands')).map(({ name }) => name)
    const expected = brands.flatMap((brand) => POLICY_PRODUCTS.map((product) => `${brand}-${product}`))
    expect(FOR_ALL.map(({ shared }) => `${String(shared.brand)}-${String(shared.product)}`).sort()).toEqual(
      expected.sort(),
    )
  })

  test('one has a past wording and one a coming one, whenever the seed runs', () => {
    const now = new Date('2026-11-21T08:00:00Z')
    expect(daysOf('kite-retail-accessories', now)).toEqual(['2025-01-01', '2026-04-01'])
    expect(daysOf('aster-laptop', now)).toEqual(['2025-09-01', '2027-03-01'])
    expect(daysOf('aster-laptop', new Date('2028-10-31T23:59:00Z'))[1]).toBe('2029-02-01')
  })

  test.each([
    ['es', 36],
    ['pl', 24],
    ['tr', 24],
    ['sa', 24],
    ['ae', 24],
    ['br', 15],
  ])('in %s no period of a phone policy is shorter than %i months', (country, months) => {
    const own = POLICIES.filter((policy) => countriesOf(policy)?.includes(country as 'es'))
    expect(own.length).toBeGreaterThanOrEqual(2)
    for (const { texts } of own) {
      for (const { body } of wordings(texts.en)) {
        const periods = [...body.matchAll(/\b(\d+) months\b/g)].map(([, count]) => Number(count))
        expect(Math.min(...periods)).toBe(months)
      }
    }
  })

  test.each(named(POLICIES))(
    '%s: is whole in each of its languages, with the same parts and links',
    (_, policy) => {
      const english = wordings(policy.texts.en)
      expect(english).toHaveLength((policy.shared.versions as unknown[]).length)
      for (const [at, { body: englishBody }] of english.entries()) {
        expect(englishBody.match(/^## /gm)).toHaveLength(8)
        for (const [locale, text] of textsOf(policy)) {
          const { body, summary } = wordings(text)[at]!
          expect(blocksOf(body), locale).toEqual(blocksOf(englishBody))
          expect(linksOf(body), locale).toEqual(linksOf(englishBody))
          expect(isWrittenIn(locale, body.replaceAll(/SNID|IMEI/g, '')), locale).toBe(true)
          expect(summary.length, locale).toBeLessThanOrEqual(600)
          const said = body.replaceAll(/^:::.*$/gm, '') + summary + String(text.title)
          expect(said, locale).not.toMatch(/undefined|[{}]|IDENTIFY|!/)
        }
      }
    },
  )

  test('policies for all countries are in every language', () => {
    for (const policy of FOR_ALL) expect(languagesIn(policy), policy.name).toEqual([...LOCALES].sort())
  })

  test.each(named(POLICIES))(
    '%s: links lead to pages and articles that every country shows',
    (_, { texts }) => {
      const { pages, articles } = linksOf(wordings(texts.en)[0]!.body)
      expect(pages.length).toBeGreaterThanOrEqual(3)
      expect(pages.filter((page) => !SITE_PAGES.includes(page))).toEqual([])
      expect(articles.filter((slug) => !SHOWN_EVERYWHERE.includes(slug))).toEqual([])
    },
  )

  test('say the constants of the specification [9#18]–[9#20], [9#41]', () => {
    const { body } = wordings(policyNamed('aster-mobile-phone').texts.en)[0]!
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
