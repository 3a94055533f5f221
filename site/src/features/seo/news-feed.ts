import { getTranslations } from 'next-intl/server'
import { getNewest } from '@/content/news'
import { articleHref } from '@/articles/find-article'
import type { Visit } from '@/i18n/find-visit'
import { feedPath } from '@/links/feed-path'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { serviceBrandName } from '@/shell/brand'
import { writeFeed } from './feed'

const ITEMS = 24

export async function newsFeed({ lang, country, countryInfo, region }: Visit): Promise<string> {
  const t = await getTranslations({ locale: region.tag })
  const newest = await getNewest(lang, ITEMS)
  const site = { brand: serviceBrandName(), country: countryInfo.countryName }
  return writeFeed({
    origin: originOf(country),
    homePath: href(lang, 'home'),
    path: feedPath(lang),
    title: t('common.pageTitle', { title: t('news.newsTitle'), ...site }),
    description: t('news.newsDescription', { country: site.country }),
    language: region.tag,
    items: (newest?.articles ?? []).map((article) => ({
      ...article,
      path: articleHref(lang, article),
      categoryName: t(`news.category.${article.category}`),
    })),
  })
}
