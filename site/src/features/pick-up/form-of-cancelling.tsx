import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { currentVisit } from '@/i18n/visit'
import { CancelForm } from './cancel-form'
import { sealOwned, type OwnedPickUp } from './sealed-booking'
import styles from './pick-up.module.css'

/** Folded: nobody cancels by a slip. */
export async function FormOfCancelling(owned: Omit<OwnedPickUp, 'key'>) {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup.cancel')
  const forms = await getTranslations('forms')
  const appointment = await getTranslations('appointment')
  return (
    <details className={styles.cancel}>
      <summary>{t('title')}</summary>
      <CancelForm
        lang={lang}
        sealed={await sealOwned(owned)}
        text={t('text')}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({
            submit: appointment('cancel.submit'),
            submitting: appointment('submitting'),
          })),
          failed: t('refused'),
          check: forms('checkInput'),
        }}
      />
    </details>
  )
}
