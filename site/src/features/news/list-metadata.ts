import type { ArticleType } from '@carelane/main-api'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { feedPath } from '@/links/feed-path'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { readListQuery } from './list-query'

export async function listMetadata(type: ArticleType, query: Record<string, unknown>): Promise<Metadata> {
  const { countryInfo, lang: here } = await currentVisit()
  const { category } = readListQuery(type, query)
  const t = await getTranslations('news')
  const articles = await getTranslations('articles')
  const title = t(`${type}Title`)
  return pageMetadata({
    path: (lang) => href(lang, type, { category }),
    title: category ? `${articles(`category.${category}`)} – ${title}` : title,
    description: t(`${type}Description`, { country: countryInfo.countryName }),
    alternates: { types: { 'application/rss+xml': feedPath(here) } },
  })
}
