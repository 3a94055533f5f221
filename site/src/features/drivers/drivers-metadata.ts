import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function driversMetadata(): Promise<Metadata> {
  const t = await getTranslations('drivers')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'drivers-download'),
    title: pages('drivers'),
    description: t('lead'),
  })
}
