import type { ArticleSummary } from '@carelane/main-api'
import type { Visit } from '@/i18n/find-visit'
import { getLatestNews } from '@/content/news'

/** How many news and further articles a page shows at once. */
const SHOWN = 3

/** How many tips of each category, of which there are five. */
const TIPS_SHOWN = 2

/** As many more news: one number for all sections, so that they are one call. */
const READ = 2 * SHOWN

/** What the news and the tips of a landing page show, and what is left of it to explore further down. */
export async function homeNews({ lang, locale }: Pick<Visit, 'lang' | 'locale'>) {
  const latest = await getLatestNews(lang, READ)
  const news = latest?.news ?? []
  const tips = latest?.tips.filter(({ articles }) => articles.length > 0) ?? []
  const furtherTips = tips.flatMap(({ articles }) => articles.slice(TIPS_SHOWN))
  return {
    news: news.slice(0, SHOWN),
    tips: tips.map(({ category, articles }) => ({ category, articles: articles.slice(0, TIPS_SHOWN) })),
    // Where there is little, the same once more is better than nothing to explore.
    furtherNews: news.length > SHOWN ? news.slice(SHOWN) : news,
    furtherTips: ownFirst(
      furtherTips.length > 0 ? furtherTips : tips.flatMap(({ articles }) => articles),
      locale,
    ).slice(0, SHOWN),
  }
}

/** Newest first, and before all what is in the visitor's language. */
function ownFirst(articles: ArticleSummary[], locale: Visit['locale']): ArticleSummary[] {
  const isOwn = (article: ArticleSummary) => Number(article.locale === locale)
  return articles.toSorted(
    (one, other) => isOwn(other) - isOwn(one) || other.publishedAt.localeCompare(one.publishedAt),
  )
}
