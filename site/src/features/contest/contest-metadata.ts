import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { contestShowPath } from './contest-path'

export async function contestMetadata(): Promise<Metadata> {
  const t = await getTranslations('contest')
  return pageMetadata({ path: (lang) => href(lang, 'contest'), title: t('title'), description: t('lead') })
}

export async function contestShowMetadata(): Promise<Metadata> {
  const t = await getTranslations('contest.show')
  return pageMetadata({ path: contestShowPath, title: t('title'), description: t('lead') })
}
