import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function accountMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'account'),
    title: pages('account'),
    description: t('lead'),
  })
}

export async function loginMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return pageMetadata({
    path: (lang) => href(lang, 'login'),
    title: t('problem.title'),
    description: t('problem.lead'),
  })
}
