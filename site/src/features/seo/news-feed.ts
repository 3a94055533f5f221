import { getNewest } from '@/content/news'
import { articleHref } from '@/articles/find-article'
import type { Visit } from '@/i18n/find-visit'
import { translatorOf } from '@/i18n/translator'
import { feedPath } from '@/links/feed-path'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import { serviceBrandName } from '@/shell/brand'
import { writeFeed } from './feed'

const ITEMS = 24

export async function newsFeed({ lang, country, countryInfo, region }: Visit): Promise<string> {
  const t = translatorOf(region.tag, 'seo')
  const common = translatorOf(region.tag, 'common')
  const articles = translatorOf(region.tag, 'articles')
  const newest = await getNewest(lang, ITEMS)
  const site = { brand: serviceBrandName(), country: countryInfo.countryName }
  return writeFeed({
    origin: originOf(country),
    homePath: href(lang, 'home'),
    path: feedPath(lang),
    title: common('pageTitle', { title: t('news'), ...site }),
    description: t('newsDescription', { country: site.country }),
    language: region.tag,
    items: (newest?.articles ?? []).map((article) => ({
      ...article,
      path: articleHref(lang, article),
      categoryName: articles(`category.${article.category}`),
    })),
  })
}
