import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { policyHref } from '@/links/policy-href'
import { CookieBanner } from './cookie-banner'
import styles from './cookie-consent.module.css'

/** [2.3#31]–[2.3#33] */
export async function CookieQuestion() {
  const { lang, countryInfo } = await currentVisit()
  if (!countryInfo.features.cookieBanner) return null
  const t = await getTranslations('consent')
  return (
    <CookieBanner label={t('label')} words={{ acceptAll: t('acceptAll'), rejectAll: t('rejectAll') }}>
      <div className={styles.question}>
        <h2>{t('title')}</h2>
        <p>
          {t('text')} <AppLink href={policyHref(lang, 'cookies')}>{t('policy')}</AppLink>
        </p>
      </div>
    </CookieBanner>
  )
}
