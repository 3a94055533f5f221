import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function chatMetadata(): Promise<Metadata> {
  const t = await getTranslations('assistant')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'chat'),
    title: pages('assistant'),
    description: t('description'),
  })
}
