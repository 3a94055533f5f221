import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { findFinder } from './find-finder'
import { finderHref } from './finder-href'

export async function findersMetadata(): Promise<Metadata> {
  const t = await getTranslations('finder')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'find-the-fault'),
    title: pages('findTheFault'),
    description: t('lead'),
  })
}

/** One page for search engines, whatever was answered. */
export async function finderMetadata(slug: string): Promise<Metadata> {
  const { title, intro } = await findFinder(slug)
  return pageMetadata({ path: (lang) => finderHref(lang, slug), title, description: intro })
}
