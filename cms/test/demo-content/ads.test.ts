import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import type { LoadedDocument } from '../../src/bundle/files/read-bundle'
import { countriesOf, demo, isShownIn, languagesIn, named } from './demo'
import { sizeOfPicture } from './pictures'
import { SITE_PAGES } from './site-pages'

const ADS = await demo('ads')
const ARTICLES = new Map(named(await demo('news')))

const FORMS = {
  pictureNarrow: { width: 720, height: 200 },
  pictureWide: { width: 2240, height: 240 },
} as const

const days = (value: unknown) => Number(/^today([+-]\d+)d$/.exec(String(value))?.[1])

function stateOf({ shared }: LoadedDocument): 'running' | 'past' | 'to come' {
  if (shared.from === undefined && shared.to === undefined) return 'running'
  const [from, to] = [days(shared.from), days(shared.to)]
  expect(Number.isInteger(from) && Number.isInteger(to) && from < to).toBe(true)
  if (from > 0) return 'to come'
  return to > 0 ? 'running' : 'past'
}

describe('the seeded advertisements', () => {
  test('some have run out, some are to come, others run: in both places, in every language', () => {
    for (const slot of ['top', 'bottom']) {
      const inSlot = ADS.filter(({ shared }) => shared.slot === slot)
      expect(new Set(inSlot.map(stateOf)), slot).toEqual(new Set(['running', 'past', 'to come']))
      const forAll = inSlot.filter((ad) => !countriesOf(ad) && stateOf(ad) === 'running')
      expect(forAll, slot).toHaveLength(1)
    }
    for (const ad of ADS) expect(languagesIn(ad), ad.name).toEqual([...LOCALES].sort())
  })

  test('lead to articles that the same countries show', () => {
    for (const ad of ADS) {
      const url = String(ad.shared.url)
      const slug = /^article:(.+)$/.exec(url)?.[1]
      const article = slug === undefined ? undefined : ARTICLES.get(slug)
      if (slug === undefined) expect(SITE_PAGES).toContain(url)
      else expect((countriesOf(ad) ?? COUNTRY_CODES).filter((code) => !isShownIn(article!, code))).toEqual([])
    }
  })

  test.each(named(ADS))('the banner %s in the sizes that its place shows', async (_, { shared }) => {
    expect(await sizeOfPicture(shared.pictureNarrow)).toEqual(FORMS.pictureNarrow)
    if (shared.slot === 'bottom') expect(shared.pictureWide).toBeUndefined()
    else expect(await sizeOfPicture(shared.pictureWide)).toEqual(FORMS.pictureWide)
  })
})
