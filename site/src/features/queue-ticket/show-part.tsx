import { mccAndLanguage } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { afterSales } from '@/platform/after-sales'
import { answerNotFound, answerUnavailable } from '@/platform/render-context'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { readTicket, type HeldTicket } from './held-ticket'
import { TicketCard } from './ticket-card'
import styles from './ticket.module.css'

/** @param of from the address */
export async function ShowPart({ of }: { of: unknown }) {
  const held = await readTicket(of)
  if (!held || typeof of !== 'string') return <Unknown />
  const visit = await currentVisit()
  const path = href(visit.lang, 'repair-appointment/ticket', { of })
  const tooMany = await tooManyReloads('queue-ticket-show')
  if (tooMany) return <Failed held={held} failure={tooMany} path={path} />
  const answer = await afterSales().call('queueTicket', {
    ...mccAndLanguage(visit),
    ticketId: held.ticketId,
  })
  if (!answer.ok) {
    answerUnavailable()
    return <Failed held={held} failure={answer.failure} path={path} />
  }
  return answer.data ? <TicketCard entry={answer.data} of={of} path={path} /> : <Unknown />
}

interface FailedProps {
  held: HeldTicket
  failure: Parameters<typeof LookupFailure>[0]['failure']
  path: string
}

/** The number is theirs, whether the service answers or not. */
async function Failed({ held: { number }, failure, path }: FailedProps) {
  const t = await getTranslations('ticket')
  return (
    <div className={styles.column}>
      <Facts facts={[{ label: t('facts.number'), value: number, isCode: true }]} />
      <LookupFailure failure={failure}>
        <p>
          <a href={path}>{t('refresh')}</a>
        </p>
      </LookupFailure>
    </div>
  )
}

async function Unknown() {
  const { lang } = await currentVisit()
  const t = await getTranslations('ticket')
  answerNotFound()
  return (
    <Callout tone="wait" title={<h2>{t('unknown.title')}</h2>}>
      <p>{t('unknown.text')}</p>
      <p>
        <a href={href(lang, 'service-center')}>{t('choose.link')}</a>
      </p>
      <ContactWays />
    </Callout>
  )
}
