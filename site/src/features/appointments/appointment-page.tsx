import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { doNotKeep } from '@/platform/render-context'
import { LookupPage } from '@/tool-page/lookup-page'
import { readCentersQuery } from '@/service-centers/centers-query'
import { findCenters } from '@/service-centers/find-centers'
import { LocatorOfVisit } from '@/service-centers/locator-of-visit'
import { appointmentPath } from './appointment-path'
import { Booking } from './booking'
import styles from './appointment.module.css'

type Query = Record<string, unknown>

/** [1#2] */
export async function AppointmentPage({ query }: { query: Query }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  const [center] = [query.center].flat()
  const isChosen = typeof center === 'string' && center.trim() !== ''
  return (
    <LookupPage page="repair-appointment" title={t('title')} lead={t('lead')} topic="repair">
      <p>
        <AppLink href={appointmentPath(lang)} className={styles.link}>
          {t('manage')}
        </AppLink>
      </p>
      {isChosen ? (
        <Booking id={center.trim()} from={query.from} slot={query.slot} />
      ) : (
        <ChooseCenter query={query} />
      )}
    </LookupPage>
  )
}

async function ChooseCenter({ query }: { query: Query }) {
  const { lang, locale, country, region } = await currentVisit()
  const answer = await findCenters({ lang, country, locale, region }, readCentersQuery(query, country))
  if (!answer.found) doNotKeep()
  return <LocatorOfVisit query={query} answer={answer} path={href(lang, 'repair-appointment')} />
}
