import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function partMetadata(): Promise<Metadata> {
  const t = await getTranslations('genuine')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'spare-parts-serial'),
    title: pages('partSerial'),
    description: t('lead'),
  })
}
