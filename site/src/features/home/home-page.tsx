import { getLandingPage } from '@/content/landing'
import { LandingPage } from '@/landing/landing-page'
import { currentVisit } from '@/i18n/visit'
import { AdBanner } from '@/shell/ads/ad-banner'
import { standardHome } from './standard-home'

/** [2.4#1]–[2.4#8] */
export async function HomePage() {
  const { lang } = await currentVisit()
  const page = (await getLandingPage(lang, 'home')) ?? (await standardHome())
  return (
    <>
      <AdBanner slot="top" page="home" />
      <LandingPage page={page} />
      <AdBanner slot="bottom" page="home" />
    </>
  )
}
