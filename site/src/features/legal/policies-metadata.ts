import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function policiesMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal')
  return pageMetadata({
    path: (lang) => href(lang, 'shopadmin'),
    title: t('title'),
    description: t('lead'),
  })
}
