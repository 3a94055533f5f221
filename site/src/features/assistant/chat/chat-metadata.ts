import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function chatMetadata(): Promise<Metadata> {
  const t = await getTranslations('assistant')
  return pageMetadata({
    path: (lang) => href(lang, 'chat'),
    title: t('title'),
    description: t('description'),
  })
}
