import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { currentVisit } from '@/i18n/visit'
import { CancelForm } from './cancel-form'
import { sealOwned, type OwnedPickUp } from './sealed-booking'
import styles from './pick-up.module.css'

interface FormOfCancellingProps extends Omit<OwnedPickUp, 'key'> {
  isPosted: boolean
}

/** Folded: nobody cancels by a slip. */
export async function FormOfCancelling({ isPosted, ...owned }: FormOfCancellingProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup')
  const forms = await getTranslations('forms')
  const appointment = await getTranslations('appointment')
  return (
    <details className={styles.cancel}>
      <summary>{t(isPosted ? 'post.cancel.title' : 'cancel.title')}</summary>
      <CancelForm
        lang={lang}
        sealed={await sealOwned(owned)}
        text={t(isPosted ? 'post.cancel.text' : 'cancel.text')}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({
            submit: appointment('cancel.submit'),
            submitting: appointment('submitting'),
          })),
          failed: t('cancel.refused'),
          check: forms('checkInput'),
        }}
      />
    </details>
  )
}
