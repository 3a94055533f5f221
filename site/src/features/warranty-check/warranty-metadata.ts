import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function warrantyMetadata(): Promise<Metadata> {
  const t = await getTranslations('warranty')
  return pageMetadata({
    path: (lang) => href(lang, 'warranty-check'),
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}
