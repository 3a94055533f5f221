import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function driversMetadata(): Promise<Metadata> {
  const t = await getTranslations('drivers')
  return pageMetadata({
    path: (lang) => href(lang, 'drivers-download'),
    title: t('title'),
    description: t('lead'),
  })
}
