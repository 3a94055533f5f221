import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { dataLawOf } from '@/law/data-law'
import { href } from '@/links/href'
import { policyHref } from '@/links/policy-href'
import { LookupPage } from '@/tool-page/lookup-page'
import { ButtonLink } from '@/ui/button/button'
import styles from './your-data.module.css'

/** How to see, correct or delete what we have of a person, and until when we answer. */
export async function YourDataPage() {
  const { lang, country } = await currentVisit()
  const t = await getTranslations('yourdata')
  const pages = await getTranslations('pages')
  const { days, source } = dataLawOf(country)
  return (
    <LookupPage page="your-data" title={pages('yourData')} lead={t('lead')} isUndisturbed>
      <div className={styles.page}>
        <p>
          <ButtonLink href={href(lang, 'your-data/mine')}>{t('kept')}</ButtonLink>
        </p>
        <h2>{t('other.title')}</h2>
        <p>{t('other.text', { days })}</p>
        {source !== null && <p>{t('other.law', { law: source })}</p>}
        <ContactWays />
        <h2>{t('device.title')}</h2>
        <p>{t('device.text')}</p>
        <p className={styles.links}>
          <a href={policyHref(lang, 'privacy')}>{pages('privacy')}</a>
        </p>
      </div>
    </LookupPage>
  )
}
