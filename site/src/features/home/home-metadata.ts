import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { feedPath } from '@/links/feed-path'
import { href } from '@/links/href'
import { describeToMachines } from '@/platform/render-context'
import { serviceBrandName } from '@/shell/brand'
import { pageMetadata } from '@/shell/metadata'
import { sectionsData } from '@/shell/structured-data/sections-data'
import { organization } from '@/shell/structured-data/organization'

export async function homeMetadata(): Promise<Metadata> {
  const visit = await currentVisit()
  const { countryInfo, lang } = visit
  const page = await getLandingPage(lang, 'home')
  for (const thing of [organization(visit), ...sectionsData(page?.sections ?? [])]) describeToMachines(thing)
  const t = await getTranslations('home')
  return pageMetadata({
    path: (lang) => href(lang, 'home'),
    title: t('metaTitle', { brand: serviceBrandName(), country: countryInfo.countryName }),
    isWholeTitle: true,
    description: t('metaDescription'),
    alternates: { types: { 'application/rss+xml': feedPath(lang) } },
  })
}
