import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function isItUsMetadata(): Promise<Metadata> {
  const t = await getTranslations('fakes')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'is-it-us'),
    title: pages('isItUs'),
    description: t('lead'),
  })
}
