import type { ArticleSummary, ArticleType } from '@carelane/main-api'
import { formatDay } from '@/i18n/formats'
import type { Visit } from '@/i18n/find-visit'
import { detailHref } from '@/links/href'
import type { PictureSource } from '@/ui/picture/picture'
import { languageOfText } from '@/i18n/language-of-text'
import { translatorOf } from '@/i18n/translator'

export interface Card {
  id: number
  href: string
  category: string
  title: string
  summary: string
  picture: PictureSource
  publishedAt: string
  day: string
  language: ReturnType<typeof languageOfText>
  mark: string | null
}

export function cardsOf(articles: ArticleSummary[], visit: Visit): Card[] {
  const t = translatorOf(visit.region.tag, 'articles')
  return articles.map(({ id, type, slug, category, title, summary, cover, publishedAt, locale }) => ({
    id,
    href: detailHref(visit.lang, detailPageOf(type), slug),
    category: t(`category.${category}`),
    title,
    summary,
    picture: cover,
    publishedAt,
    day: formatDay(publishedAt, visit.region),
    language: languageOfText(locale, visit.locale),
    mark: locale === visit.locale ? null : t('englishMark'),
  }))
}

export function detailPageOf(type: ArticleType) {
  return `${type}-detail` as const
}
