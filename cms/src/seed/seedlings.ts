import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import type { CollectionSlug, Payload } from 'payload'
import { adSeedling } from './ads/ad-seedling'
import { SEED_ADS } from './ads/ads'
import { articleSeedling } from './articles/article-seedling'
import { SEED_ARTICLES } from './articles/articles'
import { brandSeedling } from './brands/brand-seedling'
import { SEED_BRANDS } from './brands/brands'
import { countryAmendment } from './countries/country-amendment'
import { countrySeedling } from './countries/country-seedling'
import { hasSiteExtras } from './countries/site-extras'
import { faqSeedling } from './faq/faq-seedling'
import { SEED_FAQS } from './faq/faqs'
import { landingSeedling } from './landings/landing-seedling'
import { SEED_LANDINGS } from './landings/landings'
import type { Ledger } from './ledger'
import { SEED_LEGAL_PAGES } from './legal/legal-pages'
import { legalSeedling } from './legal/legal-seedling'
import { menuSeedling } from './menus/menu-seedling'
import type { PartName } from './plan'
import { SEED_POLICIES } from './policies/facts'
import { policySeedling } from './policies/policy-seedling'
import { quickLinkSeedling } from './quick-links/quick-link-seedling'
import { SEED_QUICK_LINKS } from './quick-links/quick-links'
import { redirectSeedling } from './redirects/redirect-seedling'
import { SEED_REDIRECTS } from './redirects/redirects'
import type { Amendment, Seedling } from './seed-once'
import { SEED_SEO } from './seo/seo'
import { seoSeedling } from './seo/seo-seedling'
import { settingsAmendment } from './settings/settings-amendment'

/** What a part is made from, given what the parts before it have left in the database. */
export type Part = (payload: Payload, ledger: Ledger, now: Date) => Promise<(Seedling | Amendment)[]>

/** What an editor has deleted since is left out: from audiences, links, and with its menu. */
export const SEEDLINGS: Record<PartName, Part> = {
  brands: async () => SEED_BRANDS.map(brandSeedling),

  countries: async () => COUNTRY_CODES.map(countrySeedling),

  countrySites: async (payload, ledger) => {
    const countryId = await present(payload, ledger, 'countries', 'country')
    return COUNTRY_CODES.filter(hasSiteExtras).flatMap((code) => {
      const country = countryId(code)
      return country === undefined ? [] : [countryAmendment(code, country)]
    })
  },

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

  policies: async (payload, ledger, now) => {
    const audienceOf = audiences(await present(payload, ledger, 'countries', 'country'))
    const brandId = await present(payload, ledger, 'brands', 'brand')
    return SEED_POLICIES.flatMap((policy) => {
      const audience = audienceOf(policy.country && [policy.country])
      return (audience && policySeedling(policy, { brandId, countries: audience.ids, now })) ?? []
    })
  },

  legal: async (payload, ledger) => {
    const audienceOf = audiences(await present(payload, ledger, 'countries', 'country'))
    return SEED_LEGAL_PAGES.flatMap((page) => {
      const audience = audienceOf(page.countries)
      return audience ? [legalSeedling(page, audience.ids)] : []
    })
  },

  seo: async (payload, ledger) => {
    const audienceOf = audiences(await present(payload, ledger, 'countries', 'country'))
    return SEED_SEO.flatMap((seo) => {
      const audience = audienceOf(seo.countries)
      return audience ? [seoSeedling(seo, audience.ids)] : []
    })
  },

  quickLinks: async (payload, ledger) => {
    const audienceOf = audiences(await present(payload, ledger, 'countries', 'country'))
    const articleId = await present(payload, ledger, 'news', 'article')
    return SEED_QUICK_LINKS.flatMap((link) => {
      const audience = audienceOf(link.countries)
      return (audience && quickLinkSeedling(link, { countries: audience.ids, articleId })) ?? []
    })
  },

  redirects: async () => SEED_REDIRECTS.map(redirectSeedling),

  settings: async () => [settingsAmendment],
}

type IdOf = (name: string) => number | undefined

/** From the name of a seeded document to its id, if it is still there. */
async function present(
  payload: Payload,
  ledger: Ledger,
  collection: CollectionSlug,
  prefix: 'brand' | 'country' | 'article',
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
