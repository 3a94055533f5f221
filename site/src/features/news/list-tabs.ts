import { NEWS_CATEGORIES, TIPS_CATEGORIES, type ArticleCategory, type ArticleType } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'

export async function listTabs(lang: string, type: ArticleType, current: ArticleCategory | undefined) {
  const t = await getTranslations('news')
  const articles = await getTranslations('articles')
  const categories = type === 'news' ? NEWS_CATEGORIES : TIPS_CATEGORIES
  const all = {
    href: href(lang, type),
    name: type === 'news' ? t('tabs.latest') : t('tabs.allTips'),
    isCurrent: current === undefined,
  }
  const others = categories.map((category) => ({
    href: href(lang, type, { category }),
    name: articles(`category.${category}`),
    isCurrent: category === current,
  }))
  return [all, ...others]
}
