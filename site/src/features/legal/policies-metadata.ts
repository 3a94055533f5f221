import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function policiesMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'shopadmin'),
    title: pages('legal'),
    description: t('lead'),
  })
}
