import type { LandingPageName } from '@carelane/main-api'
import type { Metadata } from 'next'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { pageMetadata } from '@/shell/metadata'
import { landingHref } from './landing-href'

export async function landingMetadata(name: LandingPageName): Promise<Metadata> {
  const { lang } = await currentVisit()
  const page = await getLandingPage(lang, name)
  // The not-found page brings its own.
  if (!page) return {}
  return pageMetadata({
    path: (other) => landingHref(other, name),
    title: page.title,
    description: page.description ?? page.title,
  })
}
