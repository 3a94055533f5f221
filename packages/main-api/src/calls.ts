import { z } from 'zod'
import { assistantPassages, assistantPassagesRequest } from './assistant'
import { countryListRequest, countryTable, hrefLangRequest, hrefLangs } from './countries-list'
import { countryInfoNew } from './country'
import { faqList, faqListRequest } from './faq'
import { faultFinder, faultFinderList, faultFinderListRequest, faultFinderRequest } from './fault-finders'
import { landingPage, landingPageRequest } from './landing'
import { lang } from './lang'
import { legalPage, legalPageRequest } from './legal'
import {
  article,
  articleRequest,
  latestNews,
  latestNewsRequest,
  newsInfoRequest,
  newsPage,
  newsRequest,
} from './news'
import { policy, policyList, policyListRequest, policyRequest } from './policies'
import { recallList, recallListRequest } from './recalls'
import { redirectList, redirectListRequest } from './redirects'
import { quickLinkRequest, quickLinks, searchRequest, searchResult } from './search'
import { siteMap, siteMapRequest } from './site-map'

/** Below `{CMS_URL}/api`; a GET sends its request as query, a POST as JSON. */
export const CALLS = {
  /** [7#12] */
  countryInfoNew: {
    method: 'POST',
    path: '/country/info-new',
    request: z.object({ shortName: lang }),
    result: countryInfoNew,
  },
  /** [7#13] */
  newsInfo: { method: 'POST', path: '/country/news-info', request: newsInfoRequest, result: newsPage },
  /** [7#14] */
  quickLinks: { method: 'GET', path: '/home-menu/search', request: quickLinkRequest, result: quickLinks },
  /** [7#15] */
  countryTable: { method: 'POST', path: '/country/country', request: z.object({}), result: countryTable },
  /** [7#16] */
  hrefLang: {
    method: 'POST',
    path: '/country/country-href-lang',
    request: hrefLangRequest,
    result: hrefLangs,
  },
  /** [7#17] */
  countryList: {
    method: 'GET',
    path: '/country/country-list',
    request: countryListRequest,
    // Names in the language of `shortName`.
    result: countryTable,
  },
  /** [7#18] */
  latestNews: { method: 'GET', path: '/news/latest-news', request: latestNewsRequest, result: latestNews },
  news: { method: 'GET', path: '/news/news', request: newsRequest, result: newsPage },
  // Not in the specification:
  article: { method: 'GET', path: '/news/article', request: articleRequest, result: article },
  faqList: { method: 'GET', path: '/faq/list', request: faqListRequest, result: faqList },
  policyList: { method: 'GET', path: '/policy/list', request: policyListRequest, result: policyList },
  policy: { method: 'GET', path: '/policy/policy', request: policyRequest, result: policy },
  recallList: { method: 'GET', path: '/recall/list', request: recallListRequest, result: recallList },
  faultFinderList: {
    method: 'GET',
    path: '/fault-finder/list',
    request: faultFinderListRequest,
    result: faultFinderList,
  },
  faultFinder: {
    method: 'GET',
    path: '/fault-finder/tree',
    request: faultFinderRequest,
    result: faultFinder,
  },
  landingPage: { method: 'GET', path: '/landing/page', request: landingPageRequest, result: landingPage },
  legalPage: { method: 'GET', path: '/legal/page', request: legalPageRequest, result: legalPage },
  siteMap: { method: 'GET', path: '/country/site-map', request: siteMapRequest, result: siteMap },
  redirectList: { method: 'GET', path: '/redirect/list', request: redirectListRequest, result: redirectList },
  search: { method: 'GET', path: '/search/all', request: searchRequest, result: searchResult },
  // POST, so that the question is not logged.
  assistantPassages: {
    method: 'POST',
    path: '/assistant/passages',
    request: assistantPassagesRequest,
    result: assistantPassages,
  },
} as const satisfies Record<string, MainApiCall>

export interface MainApiCall {
  method: 'GET' | 'POST'
  path: `/${string}`
  request: z.ZodType
  result: z.ZodType
}

export type CallName = keyof typeof CALLS
export type CallRequest<Name extends CallName> = z.input<(typeof CALLS)[Name]['request']>
export type CallResult<Name extends CallName> = z.output<(typeof CALLS)[Name]['result']>
