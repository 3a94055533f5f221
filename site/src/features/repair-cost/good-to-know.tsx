import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import type { RepairCost, RepairTerms } from './find-costs'
import styles from './repair-cost.module.css'

/** What warranty, plan and diagnosis take over. */
export async function GoodToKnow({ terms, cost }: { terms: RepairTerms; cost: RepairCost }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('costs')
  const isDiagnosisFree = terms.diagnosisFee > 0 && terms.isDiagnosisFreeWithRepair
  return (
    <section className={styles.part}>
      <h2>{t('repair.know')}</h2>
      <ul className={styles.told}>
        <li>{cost.isUnderWarranty ? t('told.warranty') : t('told.noWarranty')}</li>
        {cost.protectionPlans.length > 0 && (
          <li>
            {t('told.plan')}{' '}
            <a href={href(lang, 'purchase-service')} className={styles.plans}>
              {t('told.seePlans')}
            </a>
          </li>
        )}
        {isDiagnosisFree && <li>{t('told.diagnosis')}</li>}
      </ul>
    </section>
  )
}
