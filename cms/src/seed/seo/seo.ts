import { ROUTE_NAMES, type RouteName } from '@carelane/main-api'
import { LOCALES, type CountryCode } from '@carelane/countries'
import { inEach, type Localized } from '../localized'
import { OWN_SEO } from './own'
import type { SeoText } from './texts/seo-texts'
import { SEO_TEXTS } from './texts/texts'

export interface SeedSeo {
  /** Its name in the ledger: the route, and the country whose own it is. */
  name: string
  path: string
  title: Localized
  description: Localized
  countries?: readonly [CountryCode]
}

const SITE_NAME = 'Carelane'

export const SEED_SEO: readonly SeedSeo[] = [
  ...ROUTE_NAMES.map((route) => ({ name: route, ...content(route, forAll(route)) })),
  ...OWN_SEO.map(({ country, route, texts }) => ({
    name: `${route}-${country}`,
    ...content(route, texts),
    countries: [country] as const,
  })),
]

function content(route: RouteName, texts: Localized<SeoText>) {
  return {
    path: pathOf(route),
    title: inEach(texts, ([title]) => `${title} | ${SITE_NAME}`),
    description: inEach(texts, ([, description]) => description),
  }
}

function forAll(route: RouteName): Localized<SeoText> {
  const texts = LOCALES.map((locale) => [locale, SEO_TEXTS[locale][route]])
  return Object.fromEntries(texts) as Localized<SeoText>
}

function pathOf(route: RouteName): string {
  if (route === 'home') return '/'
  return `/${route === 'about' ? `about-${SITE_NAME.toLowerCase()}` : route}/`
}
