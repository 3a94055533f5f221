import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'

export async function countryChoiceMetadata(): Promise<Metadata> {
  const t = await getTranslations('countries')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'choose-your-country-or-region'),
    title: pages('countries'),
    description: t('description'),
  })
}
