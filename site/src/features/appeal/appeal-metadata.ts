import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { appealPath, type AppealPage } from './appeal-path'

export async function appealMetadata(): Promise<Metadata> {
  const t = await getTranslations('appeal')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'phone-unlocking-appeal'),
    title: pages('unlockAppeal'),
    description: t('lead'),
  })
}

export async function ownAppealMetadata(page: AppealPage): Promise<Metadata> {
  const t = await getTranslations('appeal')
  return pageMetadata({
    path: (lang) => appealPath(lang, page),
    title: t(`${page}.title`),
    description: t(`${page}.lead`),
  })
}
