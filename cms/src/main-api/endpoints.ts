import { article } from './calls/article'
import { countryInfoNew } from './calls/country-info-new'
import { latestNews } from './calls/latest-news'
import { news } from './calls/news'
import { mainApiEndpoint } from './endpoint'

/** Calls whose path begins with no collection's name. */
export const rootEndpoints = [mainApiEndpoint('countryInfoNew', countryInfoNew)]

/** Calls under `/news/…`: on the collection of that name, where Payload looks for them. */
export const newsEndpoints = [
  mainApiEndpoint('latestNews', latestNews, '/news'),
  mainApiEndpoint('news', news, '/news'),
  mainApiEndpoint('article', article, '/news'),
]
