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
import { mainApiEndpoint } from './endpoint'

export const rootEndpoints = [
  mainApiEndpoint('countryInfoNew', countryInfoNew),
  mainApiEndpoint('countryTable', countryTable),
  mainApiEndpoint('countryList', countryList),
  mainApiEndpoint('hrefLang', hrefLang),
  mainApiEndpoint('faqList', faqList),
  mainApiEndpoint('faultFinderList', faultFinderList),
  mainApiEndpoint('faultFinder', faultFinder),
  mainApiEndpoint('landingPage', landingPage),
  mainApiEndpoint('legalPage', legalPage),
  mainApiEndpoint('newsInfo', newsInfo),
  mainApiEndpoint('policy', policy),
  mainApiEndpoint('policyList', policyList),
  mainApiEndpoint('recallList', recallList),
  mainApiEndpoint('redirectList', redirectList),
  mainApiEndpoint('quickLinks', quickLinks),
  mainApiEndpoint('search', search),
  mainApiEndpoint('assistantPassages', assistantPassages),
  mainApiEndpoint('siteMap', siteMap),
]

/** Payload routes `/news/…` to the collection `news`. */
export const newsEndpoints = [
  mainApiEndpoint('latestNews', latestNews, '/news'),
  mainApiEndpoint('news', news, '/news'),
  mainApiEndpoint('article', article, '/news'),
]
