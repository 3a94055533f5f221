import { article } from './calls/article'
import { countryInfoNew } from './calls/country-info-new'
import { countryList } from './calls/country-list'
import { countryTable } from './calls/country-table'
import { hrefLang } from './calls/href-lang'
import { latestNews } from './calls/latest-news'
import { news } from './calls/news'
import { quickLinks } from './calls/quick-links'
import { search } from './calls/search'
import { mainApiEndpoint } from './endpoint'

/** Calls whose path begins with no collection's name. */
export const rootEndpoints = [
  mainApiEndpoint('countryInfoNew', countryInfoNew),
  mainApiEndpoint('countryTable', countryTable),
  mainApiEndpoint('countryList', countryList),
  mainApiEndpoint('hrefLang', hrefLang),
  mainApiEndpoint('quickLinks', quickLinks),
  mainApiEndpoint('search', search),
]

/** Calls under `/news/…`: on the collection of that name, where Payload looks for them. */
export const newsEndpoints = [
  mainApiEndpoint('latestNews', latestNews, '/news'),
  mainApiEndpoint('news', news, '/news'),
  mainApiEndpoint('article', article, '/news'),
]
