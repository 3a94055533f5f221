import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'
import { ROUTE_NAMES, type RouteName } from './route-names'

const countryEntry = z.object({
  shortName: z.enum(COUNTRY_CODES),
  countryName: z.string(),
  nativeName: z.string(),
  mcc: z.string().nullable(),
  languages: z.array(z.object({ locale: z.enum(LOCALES), lang })).min(1),
})

/** [7#15], by English name. */
export const countryTable = z.object({ countries: z.array(countryEntry) })

/** [7#17] */
export const countryListRequest = z.object({ shortName: lang.default('global') })

const ARTICLE_ROUTES: readonly RouteName[] = ['detail', 'news-detail', 'tips-detail']

/** [7#16]: `key` of an article, `id` of a policy or question, `kind` of a legal page. */
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

/** `x-default` is global's page, or else a second value of a section that has it. */
export const hrefLangs = z.array(
  z.object({
    shortName: lang,
    hreflang: z.string(),
    /** The section's own version. */
    key: z.string().optional(),
  }),
)

export type CountryEntry = z.infer<typeof countryEntry>
export type HrefLangs = z.infer<typeof hrefLangs>
