import { LOCALES, parseLang } from '@carelane/countries'
import {
  countryTag,
  documentTag,
  LANDING_PAGES,
  type CallName,
  type CallRequest,
  type CallResult,
  type RouteName,
  type Tag,
} from '@carelane/main-api'

/** Minimal tags; the Main API adds its documents'. Even `null` can change by a publication. */
export const CACHE_MANIFEST: {
  [Name in CallName]: (request: CallRequest<Name>, result: CallResult<Name> | null) => Tag[]
} = {
  countryInfoNew: ({ shortName }, result) =>
    result
      ? [...tagsOfCountry(shortName), 'ads', 'seo-entries', 'site-settings']
      : [...tagsOfCountry(shortName), 'countries'],
  newsInfo: ({ brand }) => (brand ? ['news', 'brands'] : ['news']),
  quickLinks: ({ shortName }) => ['quick-links', 'intents', ...tagsOfCountry(shortName)],
  countryTable: () => ['countries'],
  hrefLang: ({ name }) => ['countries', ...(KIND_OF_ROUTE[name] ?? [])],
  countryList: () => ['countries'],
  latestNews: () => ['news'],
  news: () => ['news'],
  article: (_request, result) => (result ? [documentTag('news', result.id)] : ['news']),
  faqList: () => ['faqs'],
  policyList: ({ shortName }) => ['policies', ...tagsOfCountry(shortName)],
  policy: ({ shortName }) => ['policies', ...tagsOfCountry(shortName)],
  recallList: ({ shortName }) => ['recalls', ...tagsOfCountry(shortName)],
  faultFinderList: () => ['fault-finders'],
  faultFinder: (_request, result) =>
    result ? [documentTag('fault-finders', result.id), 'fault-finders'] : ['fault-finders'],
  landingPage: () => ['landing-pages'],
  legalPage: () => ['legal-pages'],
  siteMap: () => ['countries', 'news', 'faqs', 'policies', 'legal-pages', 'landing-pages'],
  redirectList: () => ['redirects'],
  search: () => ['news', 'faqs', 'policies', 'legal-pages', 'landing-pages', 'quick-links', 'intents'],
  assistantPassages: () => ['intents', 'news', 'faqs', 'policies', 'legal-pages', 'landing-pages'],
}

const KIND_OF_ROUTE: Partial<Record<RouteName, Tag[]>> = {
  detail: ['news'],
  'news-detail': ['news'],
  'tips-detail': ['news'],
  'service-policy': ['policies'],
  faq: ['faqs'],
  policy: ['legal-pages'],
  ...Object.fromEntries(LANDING_PAGES.map((page) => [page, ['landing-pages']])),
}

function tagsOfCountry(lang: string): Tag[] {
  // Editors choose a country's languages.
  const parsed = parseLang(lang, () => LOCALES)
  return parsed.ok ? [countryTag(parsed.country)] : []
}
