import { LANDING_PAGES, answerOf, CALLS, type LandingSection } from '@carelane/main-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../../test/support/start-cms'
import { articleSeedling } from '../articles/article-seedling'
import { SEED_ARTICLES } from '../articles/articles'
import { countrySeedling } from '../countries/country-seedling'
import { faqSeedling } from '../faq/faq-seedling'
import { SEED_FAQS } from '../faq/faqs'
import { inParallel } from '../in-parallel'
import { prepareLedger } from '../ledger'
import { withSeedLock } from '../seed'
import { seedOnce, type Seedling } from '../seed-once'
import { landingSeedling } from './landing-seedling'
import { SEED_LANDINGS } from './landings'

const COUNTRIES = [
  ['ke', 'en'],
  ['sa', 'ar'],
] as const
const NAMED_BY_QUESTIONS = 'check-your-warranty-online'

describe('the seeded questions and landing pages, as the Main API answers them', () => {
  let cms: TestCms
  beforeAll(async () => {
    cms = await startCms('seed_landings')
    await withSeedLock(cms.settings.connectionString, prepareLedger)
    const all = (seedlings: Seedling[], lanes = 4) =>
      inParallel(seedlings, lanes, (seedling) => seedOnce(cms.payload, seedling))
    await all(COUNTRIES.map(([code]) => countrySeedling(code)))
    const article = SEED_ARTICLES.find(({ slug }) => slug === NAMED_BY_QUESTIONS)!
    await all([articleSeedling(article, null)])
    await all(SEED_FAQS.map(faqSeedling), 1)
    await all(SEED_LANDINGS.map(landingSeedling))
  }, 180_000)
  afterAll(() => cms.stop())

  test.each(COUNTRIES)(
    'every page of %s has its sections, whole in one language',
    async (country, locale) => {
      for (const { page, sections, texts } of SEED_LANDINGS) {
        const { result } = answerOf(CALLS.landingPage.result).parse(
          await answer('landingPage', { shortName: country, page }),
        )
        const spoken = texts[locale] ?? texts.en
        expect(result.locale, page).toBe(locale in texts ? locale : 'en')
        expect(result.title).toBe(spoken.title)
        expect(
          result.sections.map(({ type, anchor, title }) => ({ type, anchor, title })),
          page,
        ).toEqual(
          sections.map(({ type, id, anchor }) => ({
            type,
            anchor: anchor ?? null,
            title: spoken.sections[id]?.title,
          })),
        )
        expect(result.sections.filter(hasHole), page).toEqual([])
        expect(
          linksIn(result).filter((href) => !href.startsWith(`/${country}/`)),
          page,
        ).toEqual([])
      }
      expect(SEED_LANDINGS).toHaveLength(LANDING_PAGES.length)
    },
  )

  test('figures are those of the site settings, pictures have their description', async () => {
    const { result } = answerOf(CALLS.landingPage.result).parse(
      await answer('landingPage', { shortName: 'ke', page: 'about' }),
    )
    const figures = result.sections.find((section) => section.type === 'figures')
    expect(figures?.items.map(({ value }) => value)).toEqual(['100+', '5500+', '500M+', '2'])
    expect(result.sections[0]).toMatchObject({
      type: 'hero',
      picture: { width: 1280, alt: expect.any(String) },
    })
  })

  test('questions come by topic in their order, and lead to others and to articles', async () => {
    const { result } = answerOf(CALLS.faqList.result).parse(await answer('faqList', { shortName: 'ke' }))
    const slugOf = (id: number) => SEED_FAQS[result.faqs.findIndex((faq) => faq.id === id)]?.slug
    expect(result.faqs.map(({ question }) => question)).toEqual(
      SEED_FAQS.map(({ texts }) => texts.en.question),
    )
    for (const [at, { related = [], relatedArticles = [] }] of SEED_FAQS.entries()) {
      const shown = result.faqs[at]!
      expect(shown.related.map(slugOf)).toEqual(related)
      expect(shown.relatedArticles.map(({ slug }) => slug)).toEqual(
        relatedArticles.filter((slug) => slug === NAMED_BY_QUESTIONS),
      )
    }
    expect(linksIn(result).filter((href) => !href.startsWith('/ke/'))).toEqual([])
  })

  async function answer(call: 'landingPage' | 'faqList', request: Record<string, string>): Promise<unknown> {
    const response = await cms.rest(`${CALLS[call].path}?${new URLSearchParams(request)}`)
    expect(response.status, JSON.stringify(request)).toBe(200)
    return response.json()
  }
})

/** Whether a line is missing that the page was written with, or a drawn hero has lost its picture. */
function hasHole(section: LandingSection): boolean {
  if (section.type === 'hero') return section.text === null || section.picture === null
  return 'items' in section && section.items.some((item) => 'text' in item && !item.text)
}

function linksIn(answer: unknown): string[] {
  return [...JSON.stringify(answer).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href ?? '')
}
