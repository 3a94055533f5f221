import { answerOf, CALLS, FAQ_TOPICS, LANDING_PAGES, type LandingSection } from '@carelane/main-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../../test/demo-content/demo'
import { startCms, type TestCms } from '../../test/support/start-cms'
import type { Values } from '../bundle/bundle'
import { DEMO_CONTENT } from './demo-content'
import { inParallel } from './in-parallel'
import { prepareLedger, readLedger } from './ledger'
import type { PartName } from './part-names'
import { withSeedLock } from './seed'
import { seedOnce } from './seed-once'
import { documentsToSeed } from './documents-to-seed'

const LANDINGS = await demo('landing-pages')
const FAQS = (await demo('faqs')).sort((one, other) => placeOf(one.shared) - placeOf(other.shared))

function placeOf({ topic, order }: Values): number {
  return FAQ_TOPICS.indexOf(topic as (typeof FAQ_TOPICS)[number]) * 10_000 + Number(order)
}

const COUNTRIES = [
  ['ke', 'en'],
  ['sa', 'ar'],
] as const
const NAMED_BY_QUESTIONS = 'check-your-warranty-online'

describe('the seeded questions and landing pages, as the Main API answers them', () => {
  let cms: TestCms
  beforeAll(async () => {
    cms = await startCms('seed_landings')
    const { connectionString, mediaDirectory } = cms.settings
    await withSeedLock(connectionString, prepareLedger)
    const parts: [PartName, (key: string) => boolean, number][] = [
      ['countries', (key) => COUNTRIES.some(([code]) => key === `country:${code}`), 4],
      ['pictures', () => true, 4],
      ['articles', (key) => key === `article:${NAMED_BY_QUESTIONS}`, 1],
      ['faqs', () => true, 1],
      ['landings', () => true, 4],
    ]
    for (const [part, isWanted, lanes] of parts) {
      const ledger = await withSeedLock(connectionString, readLedger)
      const made = new Map<string, number>()
      const surroundings = {
        payload: cms.payload,
        bundle: DEMO_CONTENT,
        mediaDirectory,
        ledger,
        made,
        now: new Date(),
      }
      const entries = (await documentsToSeed(part, surroundings)).filter(({ key }) => isWanted(key))
      await inParallel(entries, lanes, async (entry) => {
        made.set(entry.key, await seedOnce(cms.payload, entry))
      })
    }
  }, 180_000)
  afterAll(() => cms.stop())

  test.each(COUNTRIES)(
    'every page of %s has its sections, whole in one language',
    async (country, locale) => {
      for (const { name: page, shared, texts } of LANDINGS) {
        const sections = shared.sections as Values[]
        const { result } = answerOf(CALLS.landingPage.result).parse(
          await answer('landingPage', { shortName: country, page }),
        )
        const spoken = texts[locale] ?? texts.en ?? {}
        expect(result.locale, page).toBe(locale in texts ? locale : 'en')
        expect(result.title).toBe(spoken.title)
        expect(
          result.sections.map(({ type, anchor, title }) => ({ type, anchor, title })),
          page,
        ).toEqual(
          sections.map(({ blockType, anchor }, at) => ({
            type: blockType,
            anchor: anchor ?? null,
            title: (spoken.sections as Values[])[at]?.title,
          })),
        )
        expect(result.sections.filter(hasHole), page).toEqual([])
        expect(
          linksIn(result).filter((href) => !href.startsWith(`/${country}/`)),
          page,
        ).toEqual([])
      }
      expect(LANDINGS).toHaveLength(LANDING_PAGES.length)
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
    const slugOf = (id: number) => FAQS[result.faqs.findIndex((faq) => faq.id === id)]?.name
    expect(result.faqs.map(({ question }) => question)).toEqual(FAQS.map(({ texts }) => texts.en?.question))
    for (const [at, { shared }] of FAQS.entries()) {
      const related = (shared.related ?? []) as string[]
      const relatedArticles = (shared.relatedArticles ?? []) as string[]
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

function hasHole(section: LandingSection): boolean {
  if (section.type === 'hero') return section.text === null || section.picture === null
  const items = 'items' in section ? section.items.filter((item) => 'text' in item) : []
  // Cards that name things have no texts at all.
  return items.some(({ text }) => text) && !items.every(({ text }) => text)
}

function linksIn(answer: unknown): string[] {
  return [...JSON.stringify(answer).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href ?? '')
}
