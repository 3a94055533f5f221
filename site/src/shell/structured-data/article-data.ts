import type { Article } from '@carelane/main-api'
import type { Visit } from '@/i18n/find-visit'
import { originOf } from '@/links/site-origin'
import type { StructuredData } from '@/platform/render-context'
import { publisher } from './organization'

export function articleData(
  article: Article,
  path: string,
  { country }: Pick<Visit, 'country'>,
): StructuredData {
  const origin = originOf(country)
  const { type, title, summary, cover, publishedAt, updatedAt, locale } = article
  const service = publisher(origin)
  return {
    '@type': type === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    description: summary,
    image: [origin + cover.src],
    datePublished: publishedAt,
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    inLanguage: locale,
    mainEntityOfPage: origin + path,
    author: service,
    publisher: service,
  }
}
