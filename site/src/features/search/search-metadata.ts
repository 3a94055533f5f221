import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { beginSearch } from './find-content'
import { readSearchQuery } from './search-query'

export async function searchMetadata(query: Record<string, unknown>): Promise<Metadata> {
  void beginSearch(query)
  const { countryInfo, locale } = await currentVisit()
  const { question } = readSearchQuery(query, locale)
  const t = await getTranslations('search')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'search'),
    title: question === '' ? pages('search') : `${question} – ${pages('search')}`,
    description: t('description', { country: countryInfo.countryName }),
    isHidden: question !== '',
  })
}
