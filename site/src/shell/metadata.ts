import { htmlLang } from '@carelane/countries'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Visit } from '@/i18n/find-visit'
import { currentVisit } from '@/i18n/visit'
import { originOf } from '@/links/site-origin'
import { serviceBrandName } from './brand'
import { seoOf } from './seo'

interface PageMetadata {
  /** Path of the page for one of the country's `{lang}`s. */
  path: (lang: string) => string
  title: string
  description: string
  /** The title stands alone, without the name of the site behind it. */
  isWholeTitle?: boolean
  openGraph?: Metadata['openGraph']
}

/** Title, description, canonical address and the addresses in the country's other languages. */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  const visit = await currentVisit()
  const t = await getTranslations('common')
  const path = page.path(visit.lang)
  const seo = seoOf(visit.seoList, path, visit.lang)
  const brand = serviceBrandName()
  const country = visit.countryInfo.countryName
  // An entry is for many countries, so that the site says of which one the page is.
  const title =
    page.isWholeTitle && !seo?.seotitle
      ? page.title
      : t('pageTitle', { title: seo?.seotitle || page.title, brand, country })
  const description = seo?.metadesc || page.description
  return {
    metadataBase: new URL(originOf(visit.country)),
    title,
    description,
    alternates: { canonical: path, languages: languagesOf(visit, page.path) },
    openGraph: {
      type: 'website',
      url: path,
      title: seo?.seotitle || page.title,
      description,
      siteName: t('siteTitle', { brand, country }),
      locale: visit.region.tag.replace('-', '_'),
      ...page.openGraph,
    },
  }
}

function languagesOf({ country, countryInfo: { languages } }: Visit, path: PageMetadata['path']) {
  if (languages.length < 2) return undefined
  return Object.fromEntries(languages.map(({ locale, lang }) => [htmlLang(country, locale), path(lang)]))
}
