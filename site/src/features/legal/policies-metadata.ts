import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pathOf } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function policiesMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal')
  const metadata = await pageMetadata({
    path: (lang) => pathOf([lang, 'shopadmin']),
    title: t('title'),
    description: t('lead'),
  })
  return { ...metadata, robots: { index: false } }
}
