import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { cardHref } from './card-href'

export async function warrantyMetadata(): Promise<Metadata> {
  const t = await getTranslations('warranty')
  return pageMetadata({
    path: (lang) => href(lang, 'warranty-check'),
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}

export async function cardMetadata(): Promise<Metadata> {
  const t = await getTranslations('warranty.card')
  return pageMetadata({ path: cardHref, title: t('title'), description: t('lead') })
}
