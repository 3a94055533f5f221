import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { askedIn, centersSearch } from './centers-search'

/** A search engine lists the centres of each section, and not what somebody once looked for. */
export async function centersMetadata(query: Record<string, unknown>): Promise<Metadata> {
  const { country } = await currentVisit()
  const t = await getTranslations('centers')
  const asked = askedIn({ get: (name) => [query[name]].flat().map(String)[0] ?? null })
  return pageMetadata({
    path: (lang) => href(lang, 'service-center'),
    title: t('title'),
    description: t('lead'),
    isHidden: centersSearch(asked, country) !== '',
  })
}
