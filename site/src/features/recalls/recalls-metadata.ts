import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { recallFeedPath } from '@/links/feed-path'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function recallsMetadata(): Promise<Metadata> {
  const { lang: here } = await currentVisit()
  const t = await getTranslations('recalls')
  return pageMetadata({
    path: (lang) => href(lang, 'recalls'),
    title: t('title'),
    description: t('lead'),
    alternates: { types: { 'application/atom+xml': recallFeedPath(here) } },
  })
}
