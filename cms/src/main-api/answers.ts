import type { CallName } from '@carelane/main-api'
import type { Answer } from './answer'
import { article } from './calls/article'
import { assistantPassages } from './calls/assistant-passages'
import { countryInfoNew } from './calls/country-info-new'
import { countryList } from './calls/country-list'
import { countryTable } from './calls/country-table'
import { faqList } from './calls/faq-list'
import { faultFinder } from './calls/fault-finder'
import { faultFinderList } from './calls/fault-finder-list'
import { hrefLang } from './calls/href-lang'
import { landingPage } from './calls/landing-page'
import { latestNews } from './calls/latest-news'
import { legalPage } from './calls/legal-page'
import { news } from './calls/news'
import { newsInfo } from './calls/news-info'
import { policy } from './calls/policy'
import { policyList } from './calls/policy-list'
import { quickLinks } from './calls/quick-links'
import { recallList } from './calls/recall-list'
import { redirectList } from './calls/redirect-list'
import { search } from './calls/search'
import { siteMap } from './calls/site-map'

/** By the name of the call. */
export const ANSWERS = {
  article,
  assistantPassages,
  countryInfoNew,
  countryList,
  countryTable,
  faqList,
  faultFinder,
  faultFinderList,
  hrefLang,
  landingPage,
  latestNews,
  legalPage,
  news,
  newsInfo,
  policy,
  policyList,
  quickLinks,
  recallList,
  redirectList,
  search,
  siteMap,
} satisfies { [Name in CallName]: Answer<Name> }
