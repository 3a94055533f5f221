import { htmlLang } from '@carelane/countries'
import type { Viewport } from 'next'
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

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0e181c' },
  ],
}

export default async function CountryLayout({ children }: { children: ReactNode }) {
  const { country, locale, direction, countryInfo } = await currentVisit()
  const t = await getTranslations('common')
  return (
    <PageBody lang={htmlLang(country, locale)} direction={direction} isGray={countryInfo.features.grayscale}>
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
