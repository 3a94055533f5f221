import type { LandingPageName } from '@carelane/main-api'
import type { Metadata } from 'next'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { describeToMachines } from '@/platform/render-context'
import { pageMetadata } from '@/shell/metadata'
import { sectionsData } from '@/shell/structured-data/sections-data'
import { landingHref } from './landing-href'

export async function landingMetadata(name: LandingPageName): Promise<Metadata> {
  const { lang } = await currentVisit()
  const page = await getLandingPage(lang, name)
  if (!page) return {}
  for (const thing of sectionsData(page.sections)) describeToMachines(thing)
  return pageMetadata({
    path: (other) => landingHref(other, name),
    title: page.title,
    description: page.description ?? page.title,
  })
}
