import { getFormatter, getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Button } from '@/ui/button/button'
import { LookupPage } from '@/tool-page/lookup-page'
import { appointmentPath } from './appointment-path'
import { leaveAppointment } from './find-appointment'
import { FormOfFinding } from './form-of-finding'
import { OwnAppointmentCard } from './own-appointment-card'
import { recallAppointment, REMEMBERED_SECONDS } from './remembered-appointment'
import styles from './appointment.module.css'

export async function ShowPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  const remembered = await recallAppointment()
  return (
    <LookupPage
      page="repair-appointment"
      title={t('show.title')}
      lead={t('show.lead')}
      path={appointmentPath(lang)}
      trail={[{ name: t('title'), path: href(lang, 'repair-appointment') }]}
    >
      <div className={styles.booking}>
        {remembered && (
          <>
            <OwnAppointmentCard remembered={remembered} query={query} />
            <Forget lang={lang} />
          </>
        )}
        <div className={styles.find}>
          <h2>{t('find.title')}</h2>
          {/* The key empties the form after each look-up, whose result is above. */}
          <FormOfFinding key={remembered?.by === 'number' ? remembered.askedAt : undefined} />
        </div>
      </div>
    </LookupPage>
  )
}

async function Forget({ lang }: { lang: string }) {
  const t = await getTranslations('appointment.forget')
  const format = await getFormatter()
  const hours = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const
  return (
    <form action={leaveAppointment} className={styles.forget}>
      <input type="hidden" name="lang" value={lang} />
      <p>{t('text', { time: format.number(REMEMBERED_SECONDS / 3600, hours) })}</p>
      <Button look="quiet">{t('button')}</Button>
    </form>
  )
}
