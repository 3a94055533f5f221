import type { LandingPageName } from '@carelane/main-api'
import type { ReactNode } from 'react'
import { getLandingPage } from '@/content/landing'
import { NotFoundPage } from '@/not-found/not-found-page'
import { currentVisit } from '@/i18n/visit'
import { answerNotFound } from '@/platform/render-context'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { languageOfText } from '@/i18n/language-of-text'
import { landingHref } from './landing-href'
import { LandingPage } from './landing-page'

interface LandingRouteProps {
  name: LandingPageName
  children?: ReactNode
}

export async function LandingRoute({ name, children }: LandingRouteProps) {
  const { lang, locale } = await currentVisit()
  const page = await getLandingPage(lang, name)
  if (!page) {
    answerNotFound()
    return <NotFoundPage />
  }
  return (
    <>
      <AdBanner slot="top" page={name} />
      <Breadcrumbs
        name={page.title}
        path={landingHref(lang, name)}
        language={languageOfText(page.locale, locale)}
      />
      <LandingPage page={page} />
      {children}
      <AdBanner slot="bottom" page={name} />
    </>
  )
}
