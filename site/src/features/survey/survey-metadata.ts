import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function surveyMetadata(): Promise<Metadata> {
  const t = await getTranslations('survey')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'survey'),
    title: pages('survey'),
    description: t('lead'),
  })
}
