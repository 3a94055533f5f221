import { LOCALES, parseLang } from '@carelane/countries'
import {
  countryTag,
  documentTag,
  type CallName,
  type CallRequest,
  type CallResult,
  type Tag,
} from '@carelane/main-api'

/**
 * The tags that each call's answer carries at the least: what a publication must name so that a page showing
 * the answer is rendered anew. The Main API adds the documents that the answer shows. `null` is the answer
 * 'there is none', which a publication can change as well.
 */
export const CACHE_MANIFEST: {
  [Name in CallName]: (request: CallRequest<Name>, result: CallResult<Name> | null) => Tag[]
} = {
  countryInfoNew: ({ shortName }, result) =>
    result ? [...tagsOfCountry(shortName), 'ads'] : [...tagsOfCountry(shortName), 'countries'],
  quickLinks: ({ shortName }) => ['quick-links', ...tagsOfCountry(shortName)],
  countryTable: () => ['countries'],
  hrefLang: () => ['countries'],
  countryList: () => ['countries'],
  latestNews: () => ['news'],
  news: () => ['news'],
  article: (_request, result) => (result ? [documentTag('news', result.id)] : ['news']),
  search: () => ['news', 'faqs', 'policies', 'legal-pages', 'landing-pages', 'quick-links'],
}

function tagsOfCountry(lang: string): Tag[] {
  // Which languages a country offers is the editors' to change: the tag must not wait for ours to follow.
  const parsed = parseLang(lang, () => LOCALES)
  return parsed.ok ? [countryTag(parsed.country)] : []
}
