import { getTranslations } from 'next-intl/server'
import { formatNumber } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { isZone } from '@/service-centers/opening/zone-time'
import { mixedText } from '@/service-centers/mixed-text'
import { timeText } from '@/service-centers/slot-in-zone'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { FormOfTicket } from './form-of-ticket'
import { stateOf, toneOf, type TicketEntry } from './ticket-words'
import styles from './ticket.module.css'

interface TicketCardProps {
  entry: TicketEntry
  /** The sealed ticket, as in the address. */
  of: string
  path: string
}

export async function TicketCard({ entry, of, path }: TicketCardProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('ticket')
  const state = stateOf(entry)
  const isHeld = state === 'waiting' || state === 'called' || state === 'unknown'
  return (
    <div className={styles.column}>
      <Callout tone={toneOf(state)} title={<h2 tabIndex={-1}>{t(`states.${state}`)}</h2>}>
        <p className={styles.number}>
          <bdi dir="ltr">{entry.number}</bdi>
        </p>
        <p>{t(`explained.${state}`)}</p>
      </Callout>
      <FactsOfTicket entry={entry} isWaiting={state === 'waiting'} />
      {isHeld ? (
        <>
          <p>
            <ButtonLink href={path}>{t('refresh')}</ButtonLink>
          </p>
          <p className={styles.quiet}>{t('keep')}</p>
          <section className={styles.giveBack}>
            <h2>{t('giveBack.title')}</h2>
            <p>{t('giveBack.text')}</p>
            <FormOfTicket does="give-back" sealed={of} />
          </section>
        </>
      ) : (
        <p>
          <ButtonLink href={href(lang, 'repair-appointment/ticket', { center: entry.serviceCenter.id })}>
            {t('again')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

async function FactsOfTicket({ entry, isWaiting }: { entry: TicketEntry; isWaiting: boolean }) {
  const { region } = await currentVisit()
  const t = await getTranslations('ticket.facts')
  const { name, address, phone, timeZone } = entry.serviceCenter
  const zone = timeZone !== null && isZone(timeZone) ? timeZone : region.timeZone
  const time = (instant: string) => timeText(Date.parse(instant), { tag: region.tag, timeZone: zone })
  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return (
    <section className={styles.center}>
      <Facts
        facts={[
          ...(isWaiting ? [{ label: t('ahead'), value: formatNumber(entry.ahead, region) }] : []),
          ...(isWaiting ? fact(t('expected'), entry.expectedTime && time(entry.expectedTime)) : []),
          ...fact(t('seen'), time(entry.seenTime)),
        ]}
      />
      <h3>
        <bdi>{mixedText(name)}</bdi>
      </h3>
      {address && (
        <p>
          <bdi>{mixedText(address)}</bdi>
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </section>
  )
}
