import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import type { Typed } from '@/forms/state'
import { appealPath } from './appeal-path'
import { PHOTOS } from './fields'
import { FormOfAppeal } from './form-of-appeal'
import type { AppealDetail, OwnAppeal } from './own-appeals'
import type { AppealToChange } from './sealed-form'
import styles from './appeal.module.css'

interface FormOfChangeProps {
  owner: string
  appeal: AppealToChange
  typed: Typed
}

/** [4#42] */
export async function FormOfChange({ owner, appeal, typed }: FormOfChangeProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  return (
    <section aria-labelledby="change" className={styles.change}>
      <h2 id="change">{t('change.title')}</h2>
      <FormOfAppeal owner={owner} change={{ appeal, typed }} />
      <p>
        <a href={appealPath(lang, 'show')} className={styles.link}>
          {t('change.keep')}
        </a>
      </p>
    </section>
  )
}

export function changeOf({ appeal, change }: Extract<OwnAppeal, { kind: 'found' }>) {
  const given: Partial<AppealDetail> = appeal
  const photos = Object.fromEntries(PHOTOS.map((name) => [name, given[name]]))
  const { serviceNumber } = appeal
  return { appeal: { serviceNumber, after: change?.key ?? 'first', photos }, typed: typedOf(given) }
}

function typedOf(given: Partial<AppealDetail>): Typed {
  const { latitude, longitude, idNumber, invoiceNumber, imei1, nearbyStore, flightNumber } = given
  return {
    location: latitude && longitude ? `${latitude}, ${longitude}` : '',
    idNumber: idNumber ?? '',
    invoiceNumber: invoiceNumber ?? '',
    imei1: imei1 ?? '',
    nearbyStore: nearbyStore ?? '',
    flight: flightNumber ? 'yes' : 'no',
    flightNumber: flightNumber ?? '',
  }
}
