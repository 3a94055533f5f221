import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'
import { ROUTE_NAMES, type RouteName } from './route-names'

const countryEntry = z.object({
  shortName: z.enum(COUNTRY_CODES),
  /** In the language asked for, else in English. */
  countryName: z.string(),
  /** In the country's own first language. */
  nativeName: z.string(),
  mcc: z.string().nullable(),
  languages: z.array(z.object({ locale: z.enum(LOCALES), lang })).min(1),
})

/** Answer of `POST /country/country` [7#15]: all countries, by their English name. */
export const countryTable = z.object({ countries: z.array(countryEntry) })

/** Params of `GET /country/country-list` [7#17]. */
export const countryListRequest = z.object({ shortName: lang.default('global') })

/** Routes whose pages are articles: `key` in the params is an id or a slug. */
const ARTICLE_ROUTES: readonly RouteName[] = ['detail', 'news-detail', 'tips-detail']

/**
 * Body of `POST /country/country-href-lang` [7#16]: a route by name, and its parameters: `key` of an article,
 * `id` of a policy or question, `kind` of a legal page.
 */
export const hrefLangRequest = z
  .object({
    name: z.enum(ROUTE_NAMES),
    params: z.record(z.string().max(40), z.string().max(200)).default({}),
  })
  .refine(({ name, params }) => !ARTICLE_ROUTES.includes(name) || params.key, {
    path: ['params', 'key'],
    error: 'Which article? Give its id or slug.',
  })
  .refine(({ name, params }) => name !== 'policy' || params.kind, {
    path: ['params', 'kind'],
    error: 'Which legal page? Give its kind.',
  })

/**
 * The sections that have this page: `{lang}` and the value for `hreflang`. The answer does not depend on who
 * asks, so each of them names all others. One value is `x-default`: global's, or, where global has no such page,
 * a second one of a section that has it.
 */
export const hrefLangs = z.array(
  z.object({
    shortName: lang,
    hreflang: z.string(),
    /** What names an article or policy in this section's address: a country's own version has its own. */
    key: z.string().optional(),
  }),
)

export type CountryEntry = z.infer<typeof countryEntry>
export type HrefLangs = z.infer<typeof hrefLangs>
