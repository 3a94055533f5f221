import type { LegalPage as LegalPageContent } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { policyHref } from '@/links/policy-href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { CookieSettings } from '@/shell/cookie-consent/cookie-settings'
import { languageOfText } from '@/i18n/language-of-text'
import { TextPage } from '@/articles/text-page'

/** [7#54]–[7#57] */
export async function LegalPage({ page }: { page: LegalPageContent }) {
  const { lang, region, locale } = await currentVisit()
  const t = await getTranslations('legal')
  return (
    <>
      <AdBanner slot="top" page="policy" />
      <Breadcrumbs
        name={page.title}
        path={policyHref(lang, page.kind)}
        language={languageOfText(page.locale, locale)}
      />
      <TextPage
        title={page.title}
        notes={[t('inForceSince', { date: formatCalendarDay(page.effectiveFrom, region) })]}
        body={page.body}
        language={languageOfText(page.locale, locale)}
        before={page.kind === 'cookies' && <CookieSettings />}
      />
      <AdBanner slot="bottom" page="policy" />
    </>
  )
}
