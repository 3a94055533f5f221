import type { CallName } from '@carelane/main-api'
import type { CallDocument } from './call-document'
import { countryInfoNew, countryList, countryTable, hrefLang, siteMap } from './examples/countries'
import { article, latestNews, news, newsInfo } from './examples/news'
import { landingPage, legalPage, redirectList } from './examples/pages'
import { faultFinder, faultFinderList } from './examples/fault-finders'
import { recallList } from './examples/recalls'
import { faqList, policy, policyList } from './examples/questions-and-policies'
import { assistantPassages, quickLinks, search } from './examples/search'

export const CALL_DOCUMENTS: { [Name in CallName]: CallDocument<Name> } = {
  countryInfoNew,
  newsInfo,
  quickLinks,
  countryTable,
  hrefLang,
  countryList,
  latestNews,
  news,
  article,
  faqList,
  policyList,
  policy,
  recallList,
  faultFinderList,
  faultFinder,
  landingPage,
  legalPage,
  siteMap,
  redirectList,
  search,
  assistantPassages,
}
