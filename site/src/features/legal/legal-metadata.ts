import type { LegalPage } from '@carelane/main-api'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { policyHref } from '@/links/policy-href'
import { serviceBrandName } from '@/shell/brand'
import { pageMetadata } from '@/shell/metadata'

export async function legalMetadata({ kind, title }: LegalPage): Promise<Metadata> {
  const { countryInfo } = await currentVisit()
  const t = await getTranslations('legal')
  return pageMetadata({
    path: (lang) => policyHref(lang, kind),
    title,
    description: t('description', { title, brand: serviceBrandName(), country: countryInfo.countryName }),
  })
}
