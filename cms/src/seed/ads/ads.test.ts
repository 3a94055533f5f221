import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { SEED_ARTICLES } from '../articles/articles'
import { isShownIn } from '../articles/is-shown-in'
import { SITE_PAGES } from '../site-pages'
import { SEED_ADS } from './ads'
import { AD_PIXELS, renderAd } from './pictures'
import { AD_TITLES } from './titles'

const BY_SLUG = new Map(SEED_ARTICLES.map((article) => [article.slug, article]))

describe('the seeded advertisements', () => {
  test('some have run out, some are to come, others run: in both places, in every language', () => {
    const state = ({ days }: (typeof SEED_ADS)[number]) =>
      !days || (days[0] <= 0 && days[1] > 0) ? 'running' : days[0] > 0 ? 'to come' : 'past'
    for (const slot of ['top', 'bottom']) {
      const states = SEED_ADS.filter((ad) => ad.slot === slot).map(state)
      expect(new Set(states), slot).toEqual(new Set(['running', 'past', 'to come']))
      const forAll = SEED_ADS.filter((ad) => ad.slot === slot && !ad.countries && state(ad) === 'running')
      expect(forAll, slot).toHaveLength(1)
    }
    for (const { name } of SEED_ADS) expect(Object.keys(AD_TITLES[name]).sort()).toEqual([...LOCALES].sort())
  })

  test('lead to articles that the same countries show', () => {
    for (const { target, countries } of SEED_ADS) {
      const article = 'article' in target ? BY_SLUG.get(target.article) : undefined
      if ('page' in target) expect(SITE_PAGES).toContain(target.page)
      else expect((countries ?? COUNTRY_CODES).filter((code) => !isShownIn(article!, code))).toEqual([])
    }
  })

  test.each(SEED_ADS.map(({ name }) => name))(
    'the banner %s in both sizes',
    async (name) => {
      for (const form of ['narrow', 'wide'] as const) {
        const picture = await sharp(await renderAd(name, form)).metadata()
        expect({ width: picture.width, height: picture.height }).toEqual(AD_PIXELS[form])
      }
    },
    60_000,
  )
})
