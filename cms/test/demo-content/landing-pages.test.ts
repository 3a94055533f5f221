import { LOCALES } from '@carelane/countries'
import { LANDING_PAGES, LIVE_SECTIONS } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import type { Values } from '../../src/bundle/bundle'
import type { LoadedDocument } from '../../src/bundle/files/read-bundle'
import { blocksOf, demo, languagesIn, named, shownEverywhere, textsOf } from './demo'
import { linksOf } from './links-of'
import { isWrittenIn } from './scripts'
import { SITE_PAGES } from './site-pages'

interface Section extends Values {
  blockType: string
  anchor?: string
  shows?: string
  picture?: string
  items?: { url?: string; picture?: string }[]
  actions?: { url: string }[]
}

const LANDINGS = await demo('landing-pages')
const PICTURES = new Map(named(await demo('media')))
const SHOWN_EVERYWHERE = shownEverywhere(await demo('news'))

const sectionsOf = ({ shared }: LoadedDocument) => shared.sections as Section[]
const saidIn = (text: Values | undefined) => (text?.sections ?? []) as (Values | null)[]
const pageNamed = (name: string): LoadedDocument => LANDINGS.find((landing) => landing.name === name)!
const bodiesOf = (text: Values) =>
  saidIn(text).flatMap((section) => (section?.body as string | undefined) ?? [])
const namesOfFigures = (text: Values | undefined) => JSON.stringify(text).match(/\{\w+\}/g)

describe('the seeded landing pages', () => {
  test('are all there, each with main content of its own', () => {
    expect(LANDINGS.map(({ shared }) => shared.page).sort()).toEqual([...LANDING_PAGES].sort())
    for (const landing of LANDINGS) {
      const own = sectionsOf(landing).filter(
        ({ blockType }) => blockType !== 'live' && blockType !== 'questions',
      )
      expect(own.length, landing.name).toBeGreaterThanOrEqual(3)
      const words = Object.values(linesOf(landing.texts.en)).join(' ').split(/\s+/).length
      expect(words, landing.name).toBeGreaterThan(250)
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
    expect(saidIn(pageNamed(page).texts.en).map((section) => section?.title)).toContain(title)
  })

  test.each([
    ['home', ['Online Reservation', 'Phone Detection', 'Professional Repair', 'Software Upgrade']],
    [
      'phone-repair',
      ['Battery', 'Charger', 'Phone Buttons', 'Mainboard', 'Broken Screen', 'Camera', 'Phone Speaker'],
    ],
    ['about', ['Swift', 'Professional', 'Reliable', 'Valuable']],
  ])('%s lists in one section what [2.4#6], [2.4#18] and §2.4 name', (page, names) => {
    const lists = saidIn(pageNamed(page).texts.en).map((section) =>
      ((section?.items ?? []) as Values[]).map(({ title }) => title),
    )
    expect(lists).toContainEqual(names)
  })

  test('the protection page has its eight parts, each a place to jump to; a claim has four steps [9#40]', () => {
    const sections = sectionsOf(pageNamed('protection'))
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
    const claim = sections.find(({ anchor }) => anchor === 'how-to-claim')
    expect(claim?.blockType === 'steps' && claim.items).toHaveLength(4)
  })

  test('every live section has a place on some page', () => {
    const shown = LANDINGS.flatMap(sectionsOf).flatMap(({ blockType, shows }) =>
      blockType === 'live' ? [shows] : [],
    )
    expect(new Set(shown)).toEqual(new Set(LIVE_SECTIONS))
  })

  test.each(named(LANDINGS))(
    '%s: buttons, cards and links lead somewhere, anchors to a section',
    (_, landing) => {
      const addresses = sectionsOf(landing).flatMap(({ actions = [], items = [] }) =>
        [...actions, ...items].flatMap(({ url }) => url ?? []),
      )
      const texts = textsOf(landing).flatMap(([, text]) => bodiesOf(text))
      const { articles, pages } = linksOf(texts.join('\n'))
      expect(pages.filter((page) => !SITE_PAGES.includes(page) || page === 'about')).toEqual([])
      expect(articles.filter((slug) => !SHOWN_EVERYWHERE.includes(slug))).toEqual([])
      expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([])
    },
  )

  test.each(named(LANDINGS))('%s: anchors are unique, no line is empty, and all are calm', (_, landing) => {
    const anchors = sectionsOf(landing).flatMap(({ anchor }) => anchor ?? [])
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const [locale, text] of textsOf(landing)) {
      for (const [name, line] of Object.entries({ ...linesOf(text), ...altsOf(landing, locale) })) {
        expect(line, `${locale} ${name}`).not.toMatch(/^\s*$|[!！]/)
        if (name.endsWith('.body')) expect(line.length, `${locale} ${name}`).toBeLessThanOrEqual(20_000)
      }
    }
  })

  test.each(named(LANDINGS))('%s: is in every language', (_, landing) => {
    expect(languagesIn(landing)).toEqual([...LOCALES].sort())
  })

  test.each(named(LANDINGS))(
    '%s: a translation has the parts and links of the English, in its own script',
    (_, landing) => {
      const { en = {} } = landing.texts
      for (const [locale, text] of textsOf(landing).filter(([each]) => each !== 'en')) {
        expect(shapeOf(text), locale).toEqual(shapeOf(en))
        expect(Object.keys(altsOf(landing, locale)), locale).toEqual(Object.keys(altsOf(landing, 'en')))
        expect(namesOfFigures(text), locale).toEqual(namesOfFigures(en))
        expect(bodiesOf(text).map(linksOf), locale).toEqual(bodiesOf(en).map(linksOf))
        const lines = { ...linesOf(text), ...altsOf(landing, locale) }
        expect(isWrittenIn(locale, Object.values(lines).join(' ')), locale).toBe(true)
        const english = { ...linesOf(en), ...altsOf(landing, 'en') }
        for (const [name, line] of Object.entries(lines)) {
          if (line.length > 40) expect(line, `${locale} ${name}`).not.toBe(english[name])
        }
      }
    },
  )

  test('every page but those that begin with tools opens with a picture', () => {
    const withHero = LANDINGS.filter((landing) => {
      const [first] = sectionsOf(landing)
      return first?.blockType === 'hero' && first.picture !== undefined
    })
    expect(LANDINGS.length - withHero.length).toBe(1)
  })
})

function linesOf(text: Values | undefined): Record<string, string> {
  return Object.fromEntries(walk('', text))
}

function walk(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => walk(path ? `${path}.${key}` : key, part))
}

function shapeOf(text: Values): unknown[] {
  return Object.entries(linesOf(text))
    .map(([path, line]) => (path.endsWith('.body') ? [path, blocksOf(line)] : [path]))
    .sort()
}

function altsOf(landing: LoadedDocument, locale: keyof LoadedDocument['texts']): Record<string, string> {
  const names = sectionsOf(landing).flatMap(({ picture, items = [] }) => [
    picture,
    ...items.map((item) => item.picture),
  ])
  return Object.fromEntries(
    names.flatMap((name) => {
      const alt = name === undefined ? undefined : PICTURES.get(name)?.texts[locale]?.alt
      return name === undefined ? [] : [[`${name}.alt`, typeof alt === 'string' ? alt : '']]
    }),
  )
}

function leadsSomewhere(address: string): boolean {
  const article = /^(?:article:|(?:news|tips)-detail\/)(.+?)\/?$/.exec(address)?.[1]
  if (article !== undefined) return SHOWN_EVERYWHERE.includes(article)
  const [page = '', anchor] = address.split('#')
  const landing = LANDINGS.find((each) => each.name === page)
  return (
    SITE_PAGES.includes(page) &&
    (anchor === undefined ||
      (landing && sectionsOf(landing).some((section) => section.anchor === anchor)) === true)
  )
}
