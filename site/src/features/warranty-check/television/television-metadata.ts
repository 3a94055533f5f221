import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { describeToMachines } from '@/platform/render-context'
import { pageMetadata } from '@/shell/metadata'
import { sectionsData } from '@/shell/structured-data/sections-data'

export async function televisionMetadata(): Promise<Metadata> {
  const { lang } = await currentVisit()
  const t = await getTranslations('tv')
  const page = await getLandingPage(lang, 'tv-warranty')
  for (const thing of sectionsData(page?.sections ?? [])) describeToMachines(thing)
  return pageMetadata({
    path: (other) => href(other, 'tv-warranty'),
    title: t('title'),
    description: t('lead'),
  })
}
