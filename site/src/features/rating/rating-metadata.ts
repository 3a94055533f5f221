import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/shell/metadata'
import { ratingPath } from './rating-path'

export async function ratingMetadata(): Promise<Metadata> {
  const t = await getTranslations('rating')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: ratingPath,
    title: pages('rating'),
    description: t('lead'),
  })
}
