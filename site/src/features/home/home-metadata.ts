import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { serviceBrandName } from '@/shell/brand'
import { pageMetadata } from '@/shell/metadata'

export async function homeMetadata(): Promise<Metadata> {
  const { countryInfo } = await currentVisit()
  const t = await getTranslations('home')
  return pageMetadata({
    path: (lang) => href(lang, 'home'),
    title: t('metaTitle', { brand: serviceBrandName(), country: countryInfo.countryName }),
    isWholeTitle: true,
    description: t('metaDescription'),
  })
}
