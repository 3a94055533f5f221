import type { RepairFault } from '@carelane/after-sales'
import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { currentVisit } from '@/i18n/visit'
import { CoverForm } from './cover-form'
import styles from './repair-cost.module.css'

/** An IMEI is optional: the price stands above. */
export async function CheckCover({ slug, fault }: { slug: string; fault: RepairFault }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('costs')
  const forms = await getTranslations('forms')
  const device = await getTranslations('device')
  const button = { submit: t('check.submit'), submitting: forms('checking') }
  return (
    <section className={styles.part}>
      <h2>{t('check.title')}</h2>
      <p>{t('check.text')}</p>
      <CoverForm
        lang={lang}
        model={slug}
        fault={fault}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords(button)),
          imei: device('imei'),
          hint: device('imeiHint', { count: IMEI_LENGTH }),
          next: forms('whatNext'),
        }}
        note={<PrivacyNote text={forms('privacy')} />}
      />
    </section>
  )
}
