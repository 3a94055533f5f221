import type {
  Faq,
  Article,
  ArticleSummary,
  CountryEntry,
  CountryInfoNew,
  FaultFinder,
  LatestNews,
  NewsPage,
  SiteMap,
} from '@carelane/main-api'
import { parseLang } from '@carelane/countries'

/** `edition`: the state a page was made from. */
export interface SampleContent {
  edition: number
  articles: Set<number>
  hotlineNumber: string | null
  adEnds: string | null
  appUrl: string | null
  /** By country. */
  contacts: Partial<Record<string, Partial<CountryInfoNew['countryData']>>>
  faqs: Faq[]
  finders: FaultFinder[]
}

export function sampleContent(): SampleContent {
  return {
    faqs: [],
    finders: [],
    edition: 1,
    articles: new Set([1, 2, 3]),
    hotlineNumber: '+2348000000000',
    adEnds: null,
    appUrl: null,
    contacts: {},
  }
}

export function countryInfoOf(content: SampleContent, lang: string): CountryInfoNew | null {
  const parsed = parseLang(lang)
  if (!parsed.ok) return null
  return {
    menuList: [
      {
        name: `Menu ${content.edition}`,
        url: '',
        icon: null,
        children: [{ name: 'News', url: 'news', icon: null }],
      },
    ],
    countryInfo: {
      shortName: parsed.country,
      countryName: `Country ${parsed.country}`,
      mcc: '621',
      locale: parsed.locale,
      languages: [{ locale: parsed.locale, lang: parsed.country }],
      timeZone: 'Africa/Lagos',
      currency: 'NGN',
      analyticsId: null,
      features: {
        repairAppointment: false,
        cookieBanner: false,
        grayscale: false,
        refundPolicy: false,
        searchIcon: true,
      },
      theme: null,
    },
    countryData: {
      address: '1 Sample Street',
      hotline: [],
      hotlineNumber: content.hotlineNumber,
      email: null,
      facebook: null,
      twitter: null,
      instagram: null,
      whatsapp: null,
      youtube: null,
      tiktok: null,
      telegram: null,
      deliveryCities: [],
      ...content.contacts[parsed.country],
    },
    siteInfo: {
      copyrightYear: 2025,
      figures: { countries: '100+', serviceCenters: '5500+', customers: '500M+', fastRepairHours: 2 },
      appUrl: content.appUrl,
    },
    seoList: [],
    adList: content.adEnds === null ? [] : [adUntil(content.adEnds)],
  }
}

export function sampleCountry(): CountryEntry {
  return {
    shortName: 'ng',
    countryName: 'Nigeria',
    nativeName: 'Nigeria',
    mcc: '621',
    languages: [{ locale: 'en', lang: 'ng' }],
  }
}

export function siteMapOf(content: SampleContent): SiteMap {
  const all = [
    { shortName: 'global', hreflang: 'x-default' },
    { shortName: 'in', hreflang: 'en-IN' },
    { shortName: 'ng', hreflang: 'en-NG' },
    { shortName: 'ru', hreflang: 'ru-RU' },
  ]
  const kenya = ['en-KE', 'x-default'].map((hreflang) => ({ shortName: 'ke', hreflang }))
  const own = all.map((entry) => ({ ...entry, key: entry.shortName === 'in' ? 'article-2-in' : 'article-2' }))
  const updatedAt = `2026-03-01T12:00:${String(content.edition % 60).padStart(2, '0')}.000Z`
  const pages = [...content.articles].map((id) => ({
    name: 'news-detail' as const,
    ...(id !== 2 && { key: `article-${id}` }),
    updatedAt,
    audience: id === 1 ? 1 : id === 2 ? 2 : 0,
  }))
  const policy = { name: 'policy' as const, key: 'privacy', updatedAt, audience: 0 }
  return { audiences: [all, kenya, own], pages: [...pages, policy] }
}

export function latestNewsOf(content: SampleContent): LatestNews {
  return {
    news: [...content.articles].map((id) => summaryOf(content, id)),
    tips: [{ category: 'mobile-phones', articles: [] }],
  }
}

export function newsPageOf(content: SampleContent, page: number, size: number): NewsPage {
  const articles = [...content.articles].map((id) => summaryOf(content, id))
  return { articles: articles.slice((page - 1) * size, page * size), page, size, total: articles.length }
}

export function articleOf(content: SampleContent, key: string): Article | null {
  const id = Number(key.replace('article-', ''))
  if (!content.articles.has(id)) return null
  return {
    ...summaryOf(content, id),
    updatedAt: '2026-03-01T12:00:00.000Z',
    body: [{ type: 'paragraph', children: [{ type: 'text', text: `Body of edition ${content.edition}` }] }],
    relatedNews: [],
    relatedTips: [],
    seo: { title: null, description: null },
    countries: [],
  }
}

function summaryOf(content: SampleContent, id: number): ArticleSummary {
  return {
    id,
    type: 'news',
    slug: `article-${id}`,
    category: 'company',
    title: `Article ${id}, edition ${content.edition}`,
    summary: 'What it is about.',
    cover: samplePicture(),
    publishedAt: '2026-03-01T12:00:00.000Z',
    locale: 'en',
  }
}

function samplePicture() {
  const src = '/media/sample.png?v=1'
  return { src, alt: '', width: 640, height: 360, focalX: 50, focalY: 50, sources: [{ src, width: 640 }] }
}

function adUntil(to: string): CountryInfoNew['adList'][number] {
  return {
    id: 1,
    slot: 'top',
    picture: { narrow: samplePicture(), wide: null },
    url: null,
    title: 'Ad',
    area: ['1', '2'],
    blockLink: [],
    from: null,
    to,
    priority: 1,
  }
}
