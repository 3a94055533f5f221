import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getLandingPage } from '@/content/landing'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { ButtonLink } from '@/ui/button/button'
import { languageOfText } from '@/i18n/language-of-text'
import { LandingPage } from '@/landing/landing-page'
import styles from './protection.module.css'

/** §2.4 */
export async function ProtectionPage() {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('protection')
  const page = (await getLandingPage(lang, 'protection')) ?? notFound()
  return (
    <>
      <AdBanner slot="top" page="protection" />
      <Breadcrumbs
        name={page.title}
        path={href(lang, 'protection')}
        language={languageOfText(page.locale, locale)}
      />
      <LandingPage page={page} />
      <p className={`page ${styles.more}`}>
        <ButtonLink href={href(lang, 'protection/faq')} look="quiet">
          {t('toFaq')}
        </ButtonLink>
        <ButtonLink href={href(lang, 'protection/terms')} look="quiet">
          {t('toTerms')}
        </ButtonLink>
      </p>
      <AdBanner slot="bottom" page="protection" />
    </>
  )
}
