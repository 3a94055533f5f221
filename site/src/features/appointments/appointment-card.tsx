import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { Facts, type Fact } from '@/ui/facts/facts'
import { Icon } from '@/ui/icon/icon'
import { drawQrCode } from '@/ui/qr-code/draw-qr-code'
import { mixedText } from '@/service-centers/mixed-text'
import { isProduct } from './booking-fields'
import type { BookingContent } from './contents'
import { FormOfChange } from './form-of-change'
import type { Appointment, Writing } from './own-appointment'
import { JobSheet } from './job-sheet'
import { slotWriter } from '@/service-centers/opening/slot-writer'
import { WritingCallout } from './writing-callout'
import styles from './appointment.module.css'

interface AppointmentCardProps {
  appointment: Appointment | null
  phone: string
  writing: Writing | null
  booking: BookingContent | null
  query: Record<string, unknown>
}

export async function AppointmentCard({ appointment, phone, writing, booking, query }: AppointmentCardProps) {
  const t = await getTranslations('appointment')
  if (!appointment)
    return (
      <Callout tone="good" title={<h2 tabIndex={-1}>{t('states.booked')}</h2>}>
        <p>{t('noNumber')}</p>
      </Callout>
    )
  const isOnItsWay = writing?.state === 'waiting' || writing?.state === 'delivering'
  const isOpen = appointment.status === 'booked'
  const isAsking = isOpen && !isOnItsWay && (query.change !== undefined || query.cancel !== undefined)
  return (
    <>
      {writing && !isAsking && <WritingCallout writing={writing} />}
      <AppointmentStatus status={appointment.status} />
      <Ticket appointment={appointment} />
      {isOpen && !isAsking && <JobSheet appointment={appointment} booking={booking} />}
      {isOpen && !isOnItsWay && <FormOfChange appointment={appointment} phone={phone} query={query} />}
    </>
  )
}

const STATES = ['booked', 'arrived', 'canceled', 'missed'] as const

async function AppointmentStatus({ status }: { status: string }) {
  const t = await getTranslations('appointment')
  const known = STATES.find((state) => state === status)
  return (
    <Callout
      tone={known === 'booked' || known === 'arrived' ? 'good' : 'wait'}
      title={<h2 tabIndex={-1}>{t(`states.${known ?? 'unknown'}`)}</h2>}
    >
      {known === 'booked' && <p>{t('bring')}</p>}
    </Callout>
  )
}

async function Ticket({ appointment }: { appointment: Appointment }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  const { appointmentNumber, status } = appointment
  const code = `data:image/svg+xml,${encodeURIComponent(drawQrCode(appointmentNumber))}`
  return (
    <div className={styles.ticket}>
      <Facts facts={await factsOf(appointment)} />
      {status === 'booked' && (
        <div className={styles.code}>
          <img src={code} width={168} height={168} alt={t('code', { number: appointmentNumber })} />
          <a href={`/api/appointment-calendar/?lang=${lang}`} className={styles.link}>
            <Icon name="calendar" size={20} />
            {t('calendar.link')}
          </a>
        </div>
      )}
    </div>
  )
}

async function factsOf(appointment: Appointment): Promise<Fact[]> {
  const { region } = await currentVisit()
  const t = await getTranslations('appointment')
  const write = slotWriter(region.tag)
  const { appointmentNumber, serviceCenter, date, start, end, productModel } = appointment
  const fact = (label: string, value: string | null, isCode = false) =>
    value ? [{ label, value, isCode }] : []
  const device = isProduct(productModel) ? t(`products.${productModel}`) : productModel
  return [
    { label: t('facts.number'), value: appointmentNumber, isCode: true },
    { label: t('facts.date'), value: write.day(date) },
    {
      label: t('facts.time'),
      value: end ? `${write.time(start)} – ${write.time(end)}` : write.time(start),
    },
    { label: t('facts.center'), value: serviceCenter.name },
    ...fact(t('facts.address'), serviceCenter.address && mixedText(serviceCenter.address)),
    ...fact(t('facts.centerPhone'), serviceCenter.phone, true),
    ...fact(t('facts.device'), device),
  ]
}
