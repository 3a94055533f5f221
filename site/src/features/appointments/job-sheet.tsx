import { getTranslations } from 'next-intl/server'
import { HandInList } from '@/hand-in/hand-in-list'
import { handInHref } from '@/hand-in/hand-in-href'
import { kindOfProduct } from '@/hand-in/hand-in-kinds'
import { currentVisit } from '@/i18n/visit'
import { PrintButton } from '@/tool-page/print-button'
import type { BookingContent } from './contents'
import type { Appointment } from './own-appointment'
import styles from './job-sheet.module.css'

const CONDITIONS = ['scratches', 'cracked', 'missing'] as const

interface JobSheetProps {
  appointment: Appointment
  booking: BookingContent | null
}

/** Printed together with the ticket above it, on one page. */
export async function JobSheet({ appointment, booking }: JobSheetProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('handin')
  const kind = kindOfProduct(booking?.product ?? appointment.productModel)
  return (
    <>
      <section aria-labelledby="job-sheet" className={styles.sheet}>
        <h2 id="job-sheet">{t('sheet.title')}</h2>
        <p>{t('sheet.text')}</p>
        {booking && (
          <dl>
            <dt>{t('sheet.fault')}</dt>
            <dd>
              <bdi>{booking.fault}</bdi>
            </dd>
            {booking.photos.length > 0 && (
              <>
                <dt>{t('sheet.photos')}</dt>
                <dd>{booking.photos.length}</dd>
              </>
            )}
          </dl>
        )}
        <fieldset>
          <legend>{t('sheet.condition')}</legend>
          {CONDITIONS.map((condition) => (
            <label key={condition}>
              <input type="checkbox" />
              {t(`sheet.${condition}`)}
            </label>
          ))}
        </fieldset>
      </section>
      <section aria-labelledby="hand-in" className={styles.sheet}>
        <h2 id="hand-in">{t('title')}</h2>
        <HandInList kind={kind} />
        <p className={styles.more}>
          <a href={handInHref(lang, kind)}>{t('more')}</a>
        </p>
      </section>
      <PrintButton>{t('sheet.print')}</PrintButton>
    </>
  )
}
