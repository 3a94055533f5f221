import { htmlLang } from '@carelane/countries'
import { findTheme } from '@carelane/themes'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TellsAlive } from '@/features/deferred-scripts/tells-alive'
import { KeepSoftVisits } from '@/offline/keep-soft-visits'
import { RegisterWorker } from '@/offline/register-worker'
import { HeaderSearch } from '@/features/search/header-search'
import { currentVisit } from '@/i18n/visit'
import { Analytics } from '@/shell/analytics/analytics'
import { CookieQuestion } from '@/shell/cookie-consent/cookie-question'
import { Floating } from '@/shell/floating/floating'
import { Footer } from '@/shell/footer/footer'
import { Header } from '@/shell/header/header'
import { CONTENT_ID, PageBody } from '@/shell/page-body'
import { HiddenOnBarePages } from '@/shell/hidden-on-bare-pages'

export const revalidate = 120

export function generateStaticParams() {
  return []
}

/** Without a theme, browsers find `/favicon.ico` by themselves. */
export async function generateMetadata(): Promise<Metadata> {
  const { countryInfo } = await currentVisit()
  const theme = findTheme(countryInfo.theme)
  if (!theme) return {}
  return { icons: { icon: `/${theme.id}-favicon.ico`, apple: `/${theme.id}-apple-touch-icon.png` } }
}

/** As in `ui/tokens.css`. */
const SURFACE = { light: '#ffffff', dark: '#0e181c' }

export async function generateViewport(): Promise<Viewport> {
  const { countryInfo } = await currentVisit()
  const { light, dark } = findTheme(countryInfo.theme)?.surface ?? SURFACE
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  }
}

export default async function CountryLayout({ children }: { children: ReactNode }) {
  const { country, locale, direction, countryInfo } = await currentVisit()
  const t = await getTranslations('common')
  return (
    <PageBody
      lang={htmlLang(country, locale)}
      direction={direction}
      isGray={countryInfo.features.grayscale}
      theme={findTheme(countryInfo.theme)}
    >
      <HiddenOnBarePages>
        <a href={`#${CONTENT_ID}`} className="skip-link">
          {t('skipToContent')}
        </a>
        <Header search={countryInfo.features.searchIcon && <HeaderSearch />} />
      </HiddenOnBarePages>
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <HiddenOnBarePages>
        <Footer />
        <Floating />
      </HiddenOnBarePages>
      <CookieQuestion />
      <Analytics />
      <KeepSoftVisits />
      <RegisterWorker />
      <TellsAlive />
    </PageBody>
  )
}
