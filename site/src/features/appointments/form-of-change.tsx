import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ButtonLink } from '@/ui/button/button'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { lookupWords } from '@/forms/lookup-words'
import { appointmentPath } from './appointment-path'
import { CancelForm, ChangeForm } from './change-form'
import { freeDays } from './free-days'
import type { Appointment } from './own-appointment'
import { sealOwned } from './owned'
import { slotChoice, slotWords } from './slot-choice'
import styles from './appointment.module.css'

interface FormOfChangeProps {
  appointment: Appointment
  phone: string
  /** `?change=1` or `?cancel=1` */
  query: Record<string, unknown>
}

export async function FormOfChange({ appointment, phone, query }: FormOfChangeProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  if (query.change) return <Change appointment={appointment} phone={phone} from={query.from} />
  if (query.cancel) return <Cancel appointment={appointment} phone={phone} />
  const path = appointmentPath(lang)
  return (
    <div className={styles.actions}>
      <ButtonLink href={`${path}?change=1`}>{t('change.title')}</ButtonLink>
      <ButtonLink href={`${path}?cancel=1`} look="quiet">
        {t('cancel.title')}
      </ButtonLink>
    </div>
  )
}

type Owned = Pick<FormOfChangeProps, 'appointment' | 'phone'>

async function Change({ appointment, phone, from }: Owned & { from: unknown }) {
  const visit = await currentVisit()
  const { serviceCenter, timeZone } = appointment
  const free = await freeDays({ id: serviceCenter.id, timeZone }, from, visit)
  if (!free.ok) return <LookupFailure failure={free.failure} />
  const t = await getTranslations('appointment')
  const path = appointmentPath(visit.lang)
  return (
    <section aria-labelledby="change" className={styles.change}>
      <h2 id="change">{t('change.title')}</h2>
      <ChangeForm
        {...await formOf({ appointment, phone })}
        slots={await slotChoice(free.data, (day) => `${path}?change=1&from=${day}`)}
        slotWords={await slotWords()}
        words={await wordsOf('change')}
      />
      <Keep />
    </section>
  )
}

async function Cancel(owned: Owned) {
  const t = await getTranslations('appointment')
  return (
    <section aria-labelledby="cancel" className={styles.change}>
      <h2 id="cancel">{t('cancel.title')}</h2>
      <CancelForm {...await formOf(owned)} text={t('cancel.text')} words={await wordsOf('cancel')} />
      <Keep />
    </section>
  )
}

async function Keep() {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  return (
    <p>
      <a href={appointmentPath(lang)} className={styles.link}>
        {t('change.keep')}
      </a>
    </p>
  )
}

async function formOf({ appointment, phone }: Owned) {
  const { lang } = await currentVisit()
  const { appointmentNumber, serviceCenter, timeZone } = appointment
  return {
    lang,
    sealed: await sealOwned({ appointmentNumber, phone, centerId: serviceCenter.id, timeZone }),
    contact: <ContactWays />,
  }
}

async function wordsOf(what: 'change' | 'cancel') {
  const t = await getTranslations('appointment')
  const forms = await getTranslations('forms')
  return {
    ...(await lookupWords({
      submit: t(`${what}.submit`),
      submitting: t('submitting'),
    })),
    failed: t(`${what}.refused`),
    check: forms('checkInput'),
  }
}
