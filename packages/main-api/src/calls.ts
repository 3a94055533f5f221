import { z } from 'zod'
import { countryList, countryListRequest, countryTable, hrefLangRequest, hrefLangs } from './countries-list'
import { countryInfoNew } from './country'
import { lang } from './lang'
import { article, articleRequest, latestNews, latestNewsRequest, newsPage, newsRequest } from './news'
import { quickLinkRequest, quickLinks, searchRequest, searchResult } from './search'

/**
 * Every call of the Main API: method, path under `{CMS_URL}/api`, what it takes and what it answers.
 * GET takes its request as query, POST as a JSON body. The cms's endpoints and the site's client are both
 * made from this table.
 */
export const CALLS = {
  /** [7#12] */
  countryInfoNew: {
    method: 'POST',
    path: '/country/info-new',
    request: z.object({ shortName: lang }),
    result: countryInfoNew,
  },
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
    result: countryList,
  },
  /** [7#18] */
  latestNews: { method: 'GET', path: '/news/latest-news', request: latestNewsRequest, result: latestNews },
  /** [7#18] */
  news: { method: 'GET', path: '/news/news', request: newsRequest, result: newsPage },
  /** Not in the specification's list: the named calls carry no article. */
  article: { method: 'GET', path: '/news/article', request: articleRequest, result: article },
  search: { method: 'GET', path: '/search/all', request: searchRequest, result: searchResult },
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
