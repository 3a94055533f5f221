import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function pickUpMetadata(): Promise<Metadata> {
  const t = await getTranslations('pickup')
  return pageMetadata({ path: (lang) => href(lang, 'pick-up'), title: t('title'), description: t('lead') })
}

export async function stepMetadata(step: 'address' | 'time'): Promise<Metadata> {
  const t = await getTranslations('pickup')
  return pageMetadata({
    path: (lang) => href(lang, `pick-up/${step}`),
    title: t(`steps.${step}`),
    description: t('lead'),
  })
}

export async function ownPickUpMetadata(page: 'show' | 'label'): Promise<Metadata> {
  const t = await getTranslations('pickup')
  return pageMetadata({
    path: (lang) => href(lang, `pick-up/${page}`),
    title: t(`${page}.title`),
    description: t(`${page}.lead`),
  })
}
