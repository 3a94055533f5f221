import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import type { CollectionSlug, Payload } from 'payload'
import { adSeedling } from './ads/ad-seedling'
import { SEED_ADS } from './ads/ads'
import { articleSeedling } from './articles/article-seedling'
import { SEED_ARTICLES } from './articles/articles'
import { countrySeedling } from './countries/country-seedling'
import { faqSeedling } from './faq/faq-seedling'
import { SEED_FAQS } from './faq/faqs'
import { landingSeedling } from './landings/landing-seedling'
import { SEED_LANDINGS } from './landings/landings'
import type { Ledger } from './ledger'
import { menuSeedling } from './menus/menu-seedling'
import type { PartName } from './plan'
import type { Seedling } from './seed-once'

/** What a part is made from, given what the parts before it have left in the database. */
export type Part = (payload: Payload, ledger: Ledger, now: Date) => Promise<Seedling[]>

/** What an editor has deleted since is left out: from audiences, links, and with its menu. */
export const SEEDLINGS: Record<PartName, Part> = {
  countries: async () => COUNTRY_CODES.map(countrySeedling),

  articles: async (payload, ledger) => {
    const audienceOf = audiences(await present(payload, ledger, 'countries', 'country'))
    return SEED_ARTICLES.flatMap((article) => {
      const audience = audienceOf(article.countries)
      return audience ? [articleSeedling(article, audience.ids)] : []
    })
  },

  menus: async (payload, ledger) => {
    const countryId = await present(payload, ledger, 'countries', 'country')
    const articleId = await present(payload, ledger, 'news', 'article')
    return COUNTRY_CODES.flatMap((code) => {
      const country = countryId(code)
      return country === undefined ? [] : [menuSeedling(code, country, articleId)]
    })
  },

  ads: async (payload, ledger, now) => {
    const audienceOf = audiences(await present(payload, ledger, 'countries', 'country'))
    const articleId = await present(payload, ledger, 'news', 'article')
    return SEED_ADS.flatMap((ad) => {
      const audience = audienceOf(ad.countries)
      return audience ? [adSeedling(ad, { countries: audience.ids, articleId, now })] : []
    })
  },

  faqs: async () => SEED_FAQS.map(faqSeedling),

  landings: async () => SEED_LANDINGS.map(landingSeedling),
}

type IdOf = (name: string) => number | undefined

/** From the name of a seeded document to its id, if it is still there. */
async function present(
  payload: Payload,
  ledger: Ledger,
  collection: CollectionSlug,
  prefix: 'country' | 'article',
): Promise<IdOf> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, select: {} })
  const ids = new Set(docs.map(({ id }) => id))
  return (name) => {
    const id = ledger.documentOf(`${prefix}:${name}`)
    return id !== undefined && ids.has(id) ? id : undefined
  }
}

/** Undefined where none of the named countries is left: nothing for some may become something for all. */
function audiences(countryId: IdOf) {
  return (countries: readonly CountryCode[] | undefined): { ids: number[] | null } | undefined => {
    if (!countries) return { ids: null }
    const ids = countries.flatMap((code) => countryId(code) ?? [])
    return ids.length > 0 ? { ids } : undefined
  }
}
