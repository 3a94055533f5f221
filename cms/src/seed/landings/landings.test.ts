import { type Locale, LOCALES } from '@carelane/countries'
import { LANDING_PAGES, LIVE_SECTIONS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { limitOf, linesOf, shapeOf } from '../../../test/support/landing-lines'
import { linksOf } from '../../../test/support/links-of'
import { isWrittenIn } from '../../../test/support/scripts'
import { SEED_ARTICLES } from '../articles/articles'
import { SITE_PAGES } from '../site-pages'
import type { LandingSectionPlan, LandingSectionText, LandingText } from './landing'
import { SEED_LANDINGS, type SeedLanding } from './landings'

const LANDINGS = SEED_LANDINGS.map((landing) => [landing.page, landing] as const)
const SHOWN_EVERYWHERE = SEED_ARTICLES.filter(({ countries }) => !countries).map(({ slug }) => slug)

const pageNamed = (name: string): SeedLanding => SEED_LANDINGS.find(({ page }) => page === name)!
const sectionTitled = (page: string, title: string) =>
  Object.entries(pageNamed(page).texts.en.sections).find(([, text]) => text.title === title)?.[0]
const bodiesOf = ({ sections }: LandingText) =>
  Object.values(sections).flatMap(({ body }: LandingSectionText) => body ?? [])
const namesOfFigures = (text: LandingText) => JSON.stringify(text).match(/\{\w+\}/g)

describe('the seeded landing pages', () => {
  test('are all there, each with main content of its own', () => {
    expect(SEED_LANDINGS.map(({ page }) => page)).toEqual(LANDING_PAGES)
    for (const { page, sections, texts } of SEED_LANDINGS) {
      const own = sections.filter(({ type }) => type !== 'live' && type !== 'questions')
      expect(own.length, page).toBeGreaterThanOrEqual(3)
      const words = Object.values(linesOf(texts.en)).join(' ').split(/\s+/).length
      expect(words, page).toBeGreaterThan(250)
    }
  })

  test.each([
    ['home', 'Repair service'],
    ['home', 'Value-added services'],
    ['home', 'News centre'],
    ['home', 'Your official customer support partner'],
    ['home', 'Tips & tricks'],
    ['home', 'Explore & more'],
    ['home', 'Discover more services'],
    ['home', 'Delivery repair: your phone is picked up'],
    ['home', 'Professional after-sales service'],
    ['home', 'More service centres'],
    ['home', 'Our service'],
    ['home', 'AICC online customer service'],
    ['home', 'Social media'],
    ['home', 'Get the app'],
    ['home', 'Drivers and manuals for your laptop'],
    ['phone-repair', 'More solutions'],
    ['phone-repair', 'Why have it repaired here'],
    ['broken-screen-service', 'The repair, step by step'],
    ['broken-screen-service', 'Our stores'],
    ['broken-screen-service', 'Ready to get your phone fixed?'],
    ['about', 'Our values'],
    ['about', 'Our vision'],
    ['about', 'Our mission'],
  ])('%s has the block “%s” [2.4#1]–[2.4#18]', (page, title) => {
    expect(sectionTitled(page, title)).toBeDefined()
  })

  test.each([
    [
      'home',
      'after-sales',
      ['Online Reservation', 'Phone Detection', 'Professional Repair', 'Software Upgrade'],
    ],
    [
      'phone-repair',
      'we-can-fix',
      ['Battery', 'Charger', 'Phone Buttons', 'Mainboard', 'Broken Screen', 'Camera', 'Phone Speaker'],
    ],
    ['about', 'values', ['Swift', 'Professional', 'Reliable', 'Valuable']],
  ])('%s lists in “%s” what [2.4#6], [2.4#18] and §2.4 name', (page, section, names) => {
    const items = pageNamed(page).texts.en.sections[section]?.items ?? {}
    expect(Object.values(items).map(({ title }) => title)).toEqual(names)
  })

  test('the protection page has its eight parts, each a place to jump to; a claim has four steps [9#40]', () => {
    const { sections } = pageNamed('protection')
    const anchors = sections.flatMap(({ anchor }) => anchor ?? [])
    expect(anchors).toEqual([
      'about',
      'whats-covered',
      'important',
      'how-to-buy',
      'how-to-claim',
      'terms',
      'tips',
      'faq',
    ])
    const claim = sections.find(({ id }) => id === 'how-to-claim')
    expect(claim?.type === 'steps' && Object.keys(claim.items)).toHaveLength(4)
  })

  test('every live section has a place on some page', () => {
    const shown = SEED_LANDINGS.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.type === 'live' ? section.shows : [])),
    )
    expect(new Set(shown)).toEqual(new Set(LIVE_SECTIONS))
  })

  test.each(LANDINGS)('%s: buttons, cards and links lead somewhere, anchors to a section', (_, landing) => {
    const addresses = landing.sections.flatMap(addressesOf)
    const { articles, pages } = linksOf(Object.values(landing.texts).flatMap(bodiesOf).join('\n'))
    expect(pages.filter((page) => !SITE_PAGES.includes(page) || page === 'about')).toEqual([])
    expect(articles.filter((slug) => !SHOWN_EVERYWHERE.includes(slug))).toEqual([])
    expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([])
  })

  test.each(LANDINGS)('%s: sections and anchors are unique, texts keep within the fields', (_, landing) => {
    const { sections, texts } = landing
    const anchors = sections.flatMap(({ anchor }) => anchor ?? [])
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const [locale, text] of Object.entries(texts)) {
      expect(Object.keys(text.sections).sort(), locale).toEqual(sections.map(({ id }) => id).sort())
      for (const [name, line] of Object.entries(linesOf(text))) {
        expect(line, `${locale} ${name}`).not.toMatch(/^\s*$|[!！]/)
        expect(line.length, `${locale} ${name}: ${line}`).toBeLessThanOrEqual(
          limitOf(name, sections.find(({ id }) => id === name.split('.')[1])?.type),
        )
      }
    }
  })

  test.each(LANDINGS)('%s: is in every language', (_, { texts }) => {
    expect(Object.keys(texts).sort()).toEqual([...LOCALES].sort())
  })

  test.each(LANDINGS)(
    '%s: a translation has the parts and links of the English, in its own script',
    (_, landing) => {
      const { en, ...others } = landing.texts
      for (const [locale, text] of Object.entries(others) as [Locale, LandingText][]) {
        expect(shapeOf(text), locale).toEqual(shapeOf(en))
        expect(namesOfFigures(text), locale).toEqual(namesOfFigures(en))
        expect(bodiesOf(text).map(linksOf), locale).toEqual(bodiesOf(en).map(linksOf))
        expect(isWrittenIn(locale, Object.values(linesOf(text)).join(' ')), locale).toBe(true)
        for (const [name, line] of Object.entries(linesOf(text))) {
          if (line.length > 40) expect(line, `${locale} ${name}`).not.toBe(linesOf(en)[name])
        }
      }
    },
  )
})

function addressesOf(section: LandingSectionPlan): string[] {
  if (section.type === 'hero' || section.type === 'call-to-action') return Object.values(section.actions)
  return section.type === 'cards' ? Object.values(section.items).flatMap(({ url }) => url ?? []) : []
}

function leadsSomewhere(address: string): boolean {
  if (address.startsWith('article:')) return SHOWN_EVERYWHERE.includes(address.slice('article:'.length))
  const [page = '', anchor] = address.split('#')
  const landing = SEED_LANDINGS.find((each) => each.page === page)
  return (
    SITE_PAGES.includes(page) &&
    (anchor === undefined || landing?.sections.some((section) => section.anchor === anchor) === true)
  )
}
