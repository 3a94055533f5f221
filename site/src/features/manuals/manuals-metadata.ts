import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getLandingPage } from '@/content/landing'
import { landingMetadata } from '@/landing/landing-metadata'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { findManual } from './find-manuals'
import { manualHref } from './manual-href'

export async function manualsMetadata(): Promise<Metadata> {
  const { lang } = await currentVisit()
  if (await getLandingPage(lang, 'service-manal')) return landingMetadata('service-manal')
  const t = await getTranslations('manuals')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (other) => href(other, 'service-manal'),
    title: pages('manuals'),
    description: t('lead'),
  })
}

export async function manualMetadata(id: string): Promise<Metadata> {
  if (id === '') return landingMetadata('service-manal-detail')
  const { locale } = await currentVisit()
  const t = await getTranslations('manuals')
  const pages = await getTranslations('pages')
  const answer = await findManual(id, locale)
  const manual = answer.ok ? answer.data : null
  return pageMetadata({
    path: (lang) => manualHref(lang, id),
    title: manual?.title ?? pages('manuals'),
    description: t('lead'),
    isHidden: manual === null,
  })
}
