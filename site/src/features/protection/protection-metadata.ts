import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href, hrefBelow } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { getLandingPage } from '@/content/landing'
import { findProtectionCountry, type ProtectionCountry } from './find-protection-country'

export async function protectionMetadata(): Promise<Metadata> {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('protection')
  const page = await getLandingPage(lang, 'protection')
  return pageMetadata({
    path: (other) => href(other, 'protection'),
    title: page?.title ?? t('back'),
    description: page?.description ?? t('termsDescription', { country: countryInfo.countryName }),
  })
}

export async function protectionFaqMetadata(segments: readonly string[] | undefined): Promise<Metadata> {
  const t = await getTranslations('protection')
  const place = await findProtectionCountry('protection/faq', segments)
  return placeMetadata('protection/faq', place, segments, {
    title: t('faqTitle'),
    description: t('faqDescription', { country: place.name }),
  })
}

export async function protectionTermsMetadata(segments: readonly string[] | undefined): Promise<Metadata> {
  const t = await getTranslations('protection')
  const place = await findProtectionCountry('protection/terms', segments)
  return placeMetadata('protection/terms', place, segments, {
    title: t('termsTitle'),
    description: t('termsDescription', { country: place.name }),
  })
}

async function placeMetadata(
  page: 'protection/faq' | 'protection/terms',
  { country, name }: ProtectionCountry,
  segments: readonly string[] | undefined,
  { title, description }: { title: string; description: string },
): Promise<Metadata> {
  const isElsewhere = segments !== undefined
  return pageMetadata({
    path: (lang) => (isElsewhere ? hrefBelow(lang, page, country) : href(lang, page)),
    title: isElsewhere ? `${title} – ${name}` : title,
    description,
  })
}
