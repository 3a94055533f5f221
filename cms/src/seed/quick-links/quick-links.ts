import { LOCALES, type CountryCode } from '@carelane/countries'
import { inEach, type Localized } from '../localized'
import { LINKS, type LinkName } from './links'
import { OWN_LINKS, type OwnLink } from './own'
import type { LinkText } from './texts/link-texts'
import { LINK_TEXTS } from './texts/texts'

export interface SeedQuickLink {
  /** In the ledger. */
  name: string
  target: OwnLink['target']
  label: Localized
  keywords: Localized
  /** Links of single countries stand after the two that most people come for. */
  order: number
  countries?: readonly CountryCode[]
}

export const SEED_QUICK_LINKS: readonly SeedQuickLink[] = [
  ...(Object.keys(LINKS) as LinkName[]).map((name, at) => ({
    name,
    target: { page: LINKS[name] },
    ...content(Object.fromEntries(LOCALES.map((locale) => [locale, LINK_TEXTS[locale][name]]))),
    order: 100 + at * 10,
  })),
  ...OWN_LINKS.map(({ name, target, countries, texts }, at) => ({
    name,
    target,
    ...content(texts),
    order: 111 + at,
    countries,
  })),
]

function content(texts: { [locale: string]: LinkText }) {
  const whole = texts as Localized<LinkText>
  return {
    label: inEach(whole, ([label]) => label),
    keywords: inEach(whole, ([, keywords]) => keywords),
  }
}
