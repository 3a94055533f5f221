import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function errorMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors')
  return pageMetadata({
    path: (lang) => href(lang, 'error'),
    title: t('title'),
    description: t('text'),
  })
}
