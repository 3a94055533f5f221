import type { Metadata } from 'next'
import type { Visit } from '@/i18n/find-visit'
import type { NamespacedTranslator } from '@/i18n/translator'
import { href } from '@/links/href'
import { seoOf } from './seo'

export interface PageMetadata {
  /** Path of the page for one of the country's `{lang}`s. */
  path: (lang: string) => string
  title: string
  description: string
  /** The title stands alone, without the name of the site behind it. */
  isWholeTitle?: boolean
  /** The page is to be found by nobody who searches, such as one that shows what a visitor searched for. */
  isHidden?: boolean
  openGraph?: Metadata['openGraph']
  /** Feeds of what the page lists. */
  alternates?: Pick<NonNullable<Metadata['alternates']>, 'types'>
}

/** What of a visit a page's metadata depend on. */
interface Section extends Pick<Visit, 'lang' | 'seoList' | 'region'> {
  countryInfo: Pick<Visit['countryInfo'], 'countryName'>
}

/** Drawn by the build, for pages without a picture of their own. */
const DRAWN_PICTURE = { url: '/share.png', width: 1200, height: 630 }

/** What a page of a section says of itself to machines; what editors wrote for it comes before its own [3#19]. */
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
  // An entry is for many countries, so that the site says of which one the page is.
  const title =
    page.isWholeTitle && !own ? page.title : t('pageTitle', { title: own || page.title, brand, country })
  const description = seo?.metadesc || page.description
  return {
    title,
    description,
    alternates: { canonical: path, ...page.alternates },
    manifest: `${href(visit.lang, 'home')}manifest.webmanifest`,
    ...(page.isHidden && { robots: { index: false } }),
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

/** Editors end a title with the brand, as is customary; the site writes it behind each. */
function withoutBrand(title: string, brand: string): string {
  const end = ` | ${brand}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}
