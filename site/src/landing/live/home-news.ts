import type { ArticleSummary } from '@carelane/main-api'
import type { Visit } from '@/i18n/find-visit'
import { getLatestNews } from '@/content/news'

const SHOWN = 3
const TIPS_SHOWN = 2

// One limit, so that all sections share one call.
const READ = 2 * SHOWN

export async function homeNews({ lang, locale }: Pick<Visit, 'lang' | 'locale'>) {
  const latest = await getLatestNews(lang, READ)
  const news = latest?.news ?? []
  const tips = latest?.tips.filter(({ articles }) => articles.length > 0) ?? []
  const furtherTips = tips.flatMap(({ articles }) => articles.slice(TIPS_SHOWN))
  return {
    news: news.slice(0, SHOWN),
    tips: tips.map(({ category, articles }) => ({ category, articles: articles.slice(0, TIPS_SHOWN) })),
    furtherNews: news.length > SHOWN ? news.slice(SHOWN) : news,
    furtherTips: ownFirst(
      furtherTips.length > 0 ? furtherTips : tips.flatMap(({ articles }) => articles),
      locale,
    ).slice(0, SHOWN),
  }
}

function ownFirst(articles: ArticleSummary[], locale: Visit['locale']): ArticleSummary[] {
  const isOwn = (article: ArticleSummary) => Number(article.locale === locale)
  return articles.toSorted(
    (one, other) => isOwn(other) - isOwn(one) || other.publishedAt.localeCompare(one.publishedAt),
  )
}
