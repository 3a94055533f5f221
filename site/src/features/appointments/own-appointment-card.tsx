import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Callout } from '@/ui/callout/callout'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { AppointmentCard } from './appointment-card'
import { appointmentPath } from './appointment-path'
import { BookingFacts } from './booking-facts'
import type { BookingContent } from './contents'
import { ownAppointment } from './own-appointment'
import type { RememberedAppointment } from './remembered-appointment'
import { SLOT_TAKEN } from './slot-taken'

interface OwnAppointmentCardProps {
  remembered: RememberedAppointment
  query: Record<string, unknown>
}

export async function OwnAppointmentCard({ remembered, query }: OwnAppointmentCardProps) {
  const visit = await currentVisit()
  const own = await ownAppointment(remembered, visit)
  switch (own.kind) {
    case 'nothing':
    case 'unknown':
      return <Unknown />
    case 'failed':
      return (
        <LookupFailure failure={own.failure}>
          <Again />
        </LookupFailure>
      )
    case 'waiting':
      return <Waiting booking={own.booking} />
    case 'refused':
      return <Refused {...own} />
    case 'found':
      return <AppointmentCard {...own} query={query} />
  }
}

async function Unknown() {
  const t = await getTranslations('appointment.unknown')
  return (
    <Callout tone="wait" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <ContactWays />
    </Callout>
  )
}

async function Waiting({ booking }: { booking: BookingContent | null }) {
  const t = await getTranslations('appointment.received')
  return (
    <>
      <Callout tone="wait" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
        <p>{t('text')}</p>
        <Again />
      </Callout>
      {booking && <BookingFacts booking={booking} />}
    </>
  )
}

async function Refused({ answer, booking }: { answer: string; booking: BookingContent | null }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment.refused')
  const isTaken = answer === SLOT_TAKEN
  return (
    <>
      <Callout tone="bad" title={<h2 tabIndex={-1}>{t(isTaken ? 'taken.title' : 'other.title')}</h2>}>
        <p>{t(isTaken ? 'taken.text' : 'other.text')}</p>
        {isTaken && booking && (
          <p>
            <AppLink href={href(lang, 'repair-appointment', { center: booking.center.id })}>
              {t('taken.link')}
            </AppLink>
          </p>
        )}
        {!isTaken && <ContactWays />}
      </Callout>
      {booking && <BookingFacts booking={booking} />}
    </>
  )
}

async function Again() {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  return (
    <p>
      <a href={appointmentPath(lang)}>{t('show.again')}</a>
    </p>
  )
}
