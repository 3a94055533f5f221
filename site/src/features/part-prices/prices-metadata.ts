import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function pricesMetadata(): Promise<Metadata> {
  const t = await getTranslations('prices')
  return pageMetadata({
    path: (lang) => href(lang, 'spare-parts-price'),
    title: t('title'),
    description: t('lead'),
  })
}
