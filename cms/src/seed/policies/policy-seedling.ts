import type { BrandSlug } from '../brands/brands'
import { ARTICLE_PATHS } from '../articles/article-paths'
import { toLexical } from '../notation/lexical'
import { audienceFields, withAudience, type Audience } from '../audience'
import type { Seedling } from '../seed-once'
import { nameOf, type SeedPolicy, type Wording } from './facts'
import { languagesOf, titleOf, wordingIn } from './policy'

interface Surroundings {
  brandId: (slug: BrandSlug) => number | undefined
  /** Id of the one country whose own policy it is; null shows it in all. */
  countries: Audience
  now: Date
}

/** Undefined where its brand is not there any more. */
export function policySeedling(
  policy: SeedPolicy,
  { brandId, countries, now }: Surroundings,
): Seedling | undefined {
  const brand = brandId(policy.brand)
  if (brand === undefined) return undefined
  const { product } = policy
  const languages = languagesOf(policy)
  const inEach = (write: (locale: (typeof languages)[number]) => unknown) =>
    Object.fromEntries(languages.map((locale) => [locale, write(locale)]))
  const version = (wording: Wording) => ({
    effectiveFrom: wordingIn('en', policy, wording, now).effectiveFrom,
    summary: inEach((locale) => wordingIn(locale, policy, wording, now).summary),
    body: inEach((locale) =>
      toLexical(wordingIn(locale, policy, wording, now).body, (slug) => ARTICLE_PATHS.get(slug)),
    ),
  })
  return {
    key: `policy:${nameOf(policy)}`,
    collection: 'policies',
    existing: {
      and: [{ brand: { equals: brand } }, { product: { equals: product } }, withAudience(countries)],
    },
    content: async () => ({
      title: inEach((locale) => titleOf(locale, policy)),
      brand,
      product,
      versions: policy.wordings.map(version),
      ...audienceFields(countries),
      _status: 'published',
    }),
  }
}
