import { AD_PAGES, type Draft, finderSlug, landingPageName, legalKind } from '@carelane/main-api'
import { article } from '../main-api/calls/article'
import { countryInfoNew } from '../main-api/calls/country-info-new'
import { faqList } from '../main-api/calls/faq-list'
import { faultFinder } from '../main-api/calls/fault-finder'
import { landingPage } from '../main-api/calls/landing-page'
import { legalPage } from '../main-api/calls/legal-page'
import { policy } from '../main-api/calls/policy'
import { quickLinks } from '../main-api/calls/quick-links'
import type { Database } from '../database/query'
import { NotFound } from '../queries/not-found'
import { findEdition } from '../queries/edition'
import { readQuickLinks } from '../queries/quick-links'
import { showAlways } from '../queries/show-always'

type Content = Draft['draft']

export interface PreviewedDocument {
  id: number
  [field: string]: unknown
}

type Show = (db: Database, document: PreviewedDocument, lang: string) => Promise<Content>

export const PREVIEWED: Record<PreviewedCollection, Show> = {
  news: async (db, { id }, shortName) => {
    const { result } = await article(db, { shortName, key: String(id) })
    return { kind: 'article', content: result } as Content
  },
  'landing-pages': async (db, { id, page }, shortName) => {
    const { result, tags } = await landingPage(db, { shortName, page: landingPageName.parse(page) })
    return tags.includes(`landing-pages:${id}`)
      ? ({ kind: 'landing', content: result } as Content)
      : ownInstead
  },
  'legal-pages': async (db, { id, kind }, shortName) => {
    const { result, tags } = await legalPage(db, { shortName, kind: legalKind.parse(kind) })
    return tags.includes(`legal-pages:${id}`) ? ({ kind: 'legal', content: result } as Content) : ownInstead
  },
  policies: async (db, { id }, shortName) => {
    const { result } = await policy(db, { shortName, id })
    return result.id === id ? ({ kind: 'policy', content: result } as Content) : ownInstead
  },
  faqs: async (db, { id }, shortName) => {
    const { result } = await faqList(db, { shortName })
    const content = result.faqs.find((faq) => faq.id === id)
    if (!content) throw new NotFound('This country does not show the question.', ['faqs'])
    return { kind: 'faq', content } as Content
  },
  'fault-finders': async (db, { id, slug }, shortName) => {
    const { result } = await faultFinder(db, { shortName, slug: finderSlug.parse(slug) })
    return result.id === id ? ({ kind: 'finder', content: result } as Content) : ownInstead
  },
  ads: async (db, { id }, shortName) => {
    await showAlways(db, id)
    const { result: info } = await countryInfoNew(db, { shortName })
    const ad = info.adList.find((each) => each.id === id)
    if (!ad) throw new NotFound('This country does not show the banner.', ['ads'])
    // [2.3#29]
    const areas = ad.slot === 'top' ? ['1', '2'] : ad.area
    const page = AD_PAGES.find(
      (name) => areas.some((area) => area === (name === 'home' ? '1' : '2')) && !ad.blockLink.includes(name),
    )
    return page ? ({ kind: 'ad', page, info } as Content) : hiddenHere
  },
  menus: async (db, { id }, shortName) => {
    const { result: info, tags } = await countryInfoNew(db, { shortName })
    return tags.includes(`menus:${id}`) ? ({ kind: 'menu', info } as Content) : ownInstead
  },
  'quick-links': async (db, { id }, shortName) => {
    const [{ result: first }, [own]] = await Promise.all([
      quickLinks(db, { shortName, qr: '' }),
      findEdition(db, shortName).then((edition) => readQuickLinks(db, edition, [id])),
    ])
    if (!own) return ownInstead
    const links = first.some(({ url }) => url === own.url) ? first : [...first, own]
    return { kind: 'quick-link', links, own }
  },
  'seo-entries': async (db, { id, path }, shortName) => {
    const { result, tags } = await countryInfoNew(db, { shortName })
    const entry = result.seoList.find(({ url }) => url === path)
    return entry && tags.includes(`seo-entries:${id}`) ? ({ kind: 'seo', entry } as Content) : ownInstead
  },
}

const ownInstead: Content = { kind: 'notice', why: 'replaced' }

const hiddenHere: Content = { kind: 'notice', why: 'hidden' }

export type PreviewedCollection =
  | 'news'
  | 'landing-pages'
  | 'legal-pages'
  | 'policies'
  | 'faqs'
  | 'fault-finders'
  | 'ads'
  | 'menus'
  | 'quick-links'
  | 'seo-entries'

export function isPreviewed(collection: string): collection is PreviewedCollection {
  return Object.hasOwn(PREVIEWED, collection)
}

export function asPreviewed(data: Record<string, unknown>): PreviewedDocument | null {
  return typeof data.id === 'number' ? { ...data, id: data.id } : null
}
