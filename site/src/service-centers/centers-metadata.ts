import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { askedOf, centersSearch } from './centers-search'

export async function centersMetadata(query: Record<string, unknown>): Promise<Metadata> {
  const { country } = await currentVisit()
  const t = await getTranslations('centers')
  const asked = askedOf(query)
  return pageMetadata({
    path: (lang) => href(lang, 'service-center'),
    title: t('title'),
    description: t('lead'),
    isHidden: centersSearch(asked, country) !== '',
  })
}
