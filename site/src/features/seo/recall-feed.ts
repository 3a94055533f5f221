import { getRecalls } from '@/content/recalls'
import type { Visit } from '@/i18n/find-visit'
import { translatorOf } from '@/i18n/translator'
import { recallFeedPath } from '@/links/feed-path'
import { originOf } from '@/links/site-origin'
import { recallHref } from '@/recalls/recall-href'
import { serviceBrandName } from '@/shell/brand'
import { writeAtom } from './atom'

export async function recallFeed({ lang, country, countryInfo, region }: Visit): Promise<string> {
  const t = translatorOf(region.tag, 'recalls')
  const common = translatorOf(region.tag, 'common')
  const recalls = await getRecalls(lang)
  return writeAtom({
    origin: originOf(country),
    pagePath: recallHref(lang, null),
    path: recallFeedPath(lang),
    title: common('pageTitle', {
      title: t('title'),
      brand: serviceBrandName(),
      country: countryInfo.countryName,
    }),
    author: serviceBrandName(),
    language: region.tag,
    entries: recalls.map(({ id, title, fault, advice, locale, startsOn, updatedAt }) => ({
      path: recallHref(lang, id),
      title,
      text: `${fault}\n${advice}`,
      language: locale,
      publishedAt: `${startsOn}T00:00:00.000Z`,
      updatedAt,
    })),
  })
}
