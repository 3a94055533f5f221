import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function devicesMetadata(): Promise<Metadata> {
  const t = await getTranslations('devices')
  return pageMetadata({
    path: (lang) => href(lang, 'my-devices'),
    title: t('title'),
    description: t('lead'),
  })
}
