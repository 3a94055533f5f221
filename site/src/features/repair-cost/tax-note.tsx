import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import type { RepairTerms } from './find-costs'
import styles from './repair-cost.module.css'

/** What the prices are worth, and what is said of tax. */
export async function TaxNote({ terms }: { terms: RepairTerms }) {
  const { countryInfo } = await currentVisit()
  const t = await getTranslations('costs')
  return (
    <p className={styles.note}>
      {t('told.note', { country: countryInfo.countryName })} {terms.tax === null && t('tax.unknown')}
    </p>
  )
}
