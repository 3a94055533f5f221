import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href, hrefBelow } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { findPolicy } from './find-policy'

export async function policyListMetadata(): Promise<Metadata> {
  const { countryInfo } = await currentVisit()
  const t = await getTranslations('policy')
  return pageMetadata({
    path: (lang) => href(lang, 'service-policy'),
    title: t('title'),
    description: t('description', { country: countryInfo.countryName }),
  })
}

export async function policyMetadata(id: string): Promise<Metadata> {
  const policy = await findPolicy(id)
  return pageMetadata({
    path: (lang) => hrefBelow(lang, 'service-policy', policy.id),
    title: policy.title,
    description: policy.summary,
  })
}
