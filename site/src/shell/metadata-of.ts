import type { Metadata } from 'next'
import type { Visit } from '@/i18n/find-visit'
import type { NamespacedTranslator } from '@/i18n/translator'
import { href } from '@/links/href'
import { segmentsOf } from '@/routing/request-target'
import { findRoute } from '@/routing/routes'
import { seoOf } from './seo'

export interface PageMetadata {
  path: (lang: string) => string
  title: string
  description: string
  isWholeTitle?: boolean
  isHidden?: boolean
  openGraph?: Metadata['openGraph']
  alternates?: Pick<NonNullable<Metadata['alternates']>, 'types'>
}

interface Section extends Pick<Visit, 'lang' | 'seoList' | 'region'> {
  countryInfo: Pick<Visit['countryInfo'], 'countryName'>
}

const DRAWN_PICTURE = { url: '/share.png', width: 1200, height: 630 }

/** Editors' texts win [3#19]. */
export function metadataOf(
  page: PageMetadata,
  visit: Section,
  brand: string,
  t: NamespacedTranslator<'common'>,
): Metadata {
  const path = page.path(visit.lang)
  const seo = seoOf(visit.seoList, path, visit.lang)
  const country = visit.countryInfo.countryName
  const own = seo && withoutBrand(seo.seotitle, brand)
  // An entry may serve many countries.
  const title =
    page.isWholeTitle && !own ? page.title : t('pageTitle', { title: own || page.title, brand, country })
  const description = seo?.metadesc || page.description
  return {
    title,
    description,
    alternates: { canonical: path, ...page.alternates },
    manifest: `${href(visit.lang, 'home')}manifest.webmanifest`,
    ...((page.isHidden || isHiddenRoute(path)) && { robots: { index: false } }),
    openGraph: {
      type: 'website',
      url: path,
      title: own || page.title,
      description,
      siteName: t('siteTitle', { brand, country }),
      locale: visit.region.tag.replace('-', '_'),
      images: DRAWN_PICTURE,
      ...page.openGraph,
    },
  }
}

function isHiddenRoute(path: string): boolean {
  const [, ...segments] = segmentsOf(path.replace(/\?.*/, ''))
  return findRoute(segments)?.isHidden ?? false
}

function withoutBrand(title: string, brand: string): string {
  const end = ` | ${brand}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}
