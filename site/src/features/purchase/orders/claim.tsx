import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { CLAIM_STEPS, REBINDING_DAYS } from './claim-steps'
import styles from './orders.module.css'

/** [9#40]; an exchanged phone [4#38]–[4#40] */
export async function Claim() {
  const t = await getTranslations('orders')
  return (
    <>
      <section aria-labelledby="claim" className={styles.claim}>
        <h2 id="claim">{t('claim.title')}</h2>
        <ol>
          {CLAIM_STEPS.map((step) => (
            <li key={step}>{t(`claim.${step}`)}</li>
          ))}
        </ol>
        <p>{t('claim.text')}</p>
      </section>
      <section aria-labelledby="rebinding" className={styles.claim}>
        <h2 id="rebinding">{t('rebinding.title')}</h2>
        <p>{t('rebinding.text', { days: REBINDING_DAYS })}</p>
        <ContactWays />
      </section>
    </>
  )
}
