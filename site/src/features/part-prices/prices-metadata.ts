import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function pricesMetadata(): Promise<Metadata> {
  const t = await getTranslations('prices')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'spare-parts-price'),
    title: pages('partPrices'),
    description: t('lead'),
  })
}
