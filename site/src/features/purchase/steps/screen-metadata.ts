import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/shell/metadata'
import { screenPath } from './screen-path'

export async function screenMetadata(): Promise<Metadata> {
  const t = await getTranslations('purchase')
  return pageMetadata({
    path: screenPath,
    title: t('pages.brokenScreen.title'),
    description: t('pages.brokenScreen.lead'),
  })
}
