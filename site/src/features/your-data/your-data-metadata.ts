import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export function yourDataMetadata(): Promise<Metadata> {
  return metadataOf('your-data')
}

export function myDataMetadata(): Promise<Metadata> {
  return metadataOf('your-data/mine')
}

async function metadataOf(page: 'your-data' | 'your-data/mine'): Promise<Metadata> {
  const t = await getTranslations('yourdata')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, page),
    title: pages('yourData'),
    description: t('lead'),
  })
}
