import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function accessibilityMetadata(): Promise<Metadata> {
  const t = await getTranslations('accessibility')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'accessibility'),
    title: pages('accessibility'),
    description: t('lead'),
  })
}
