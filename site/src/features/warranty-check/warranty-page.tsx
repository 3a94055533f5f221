import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { ContactWays } from './contact-ways'
import { WarrantyForm } from './warranty-form'
import { WhereToFind } from './where-to-find'
import styles from './warranty.module.css'

export async function WarrantyPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('warranty')
  return (
    <>
      <AdBanner slot="top" page="warranty-check" />
      <Breadcrumbs name={t('title')} path={href(lang, 'warranty-check')} />
      <div className={`page ${styles.warranty}`}>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </header>
        <div className={styles.columns}>
          <WarrantyForm
            lang={lang}
            contact={<ContactWays />}
            words={{
              imei: t('imei'),
              hint: t('imeiHint', { count: IMEI_LENGTH }),
              submit: t('submit'),
              submitting: t('submitting'),
              slow: t('slow'),
              privacy: t('privacy'),
              failed: t('failed.title'),
              facts: t('facts.title'),
              next: t('next.title'),
            }}
          />
          <WhereToFind />
        </div>
      </div>
      <AdBanner slot="bottom" page="warranty-check" />
    </>
  )
}
