import type { LandingPageName } from '@carelane/main-api'
import { getLandingPage } from '@/content/landing'
import { NotFoundPage } from '@/features/not-found/not-found-page'
import { currentVisit } from '@/i18n/visit'
import { answerNotFound } from '@/platform/render-context'
import { AdBanner } from '@/shell/ads/ad-banner'
import { LandingPage } from './landing-page'

/** A page that editors build, at its address; where they have taken it away there is none. */
export async function LandingRoute({ name }: { name: LandingPageName }) {
  const { lang } = await currentVisit()
  const page = await getLandingPage(lang, name)
  if (!page) {
    answerNotFound()
    return <NotFoundPage />
  }
  return (
    <>
      <AdBanner slot="top" page={name} />
      <LandingPage page={page} />
      <AdBanner slot="bottom" page={name} />
    </>
  )
}
