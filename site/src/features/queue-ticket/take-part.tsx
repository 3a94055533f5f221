import type { CallResponse } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { LookupFailure } from '@/forms/lookup-failure'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { afterSales } from '@/platform/after-sales'
import { answerUnavailable } from '@/platform/render-context'
import { findAvailability } from '@/service-centers/find-availability'
import { mixedText } from '@/service-centers/mixed-text'
import { Callout } from '@/ui/callout/callout'
import { sealAsked } from './asked-ticket'
import { FormOfTicket } from './form-of-ticket'
import styles from './ticket.module.css'

/** @param center from the address */
export async function TakePart({ center }: { center: unknown }) {
  const visit = await currentVisit()
  const id = typeof center === 'string' ? center.trim().slice(0, 100) : ''
  if (id === '') return <ChooseFirst />
  const tooMany = await tooManyReloads('queue-ticket-show')
  if (tooMany) return <LookupFailure failure={tooMany} />
  const answer = await afterSales().call('serviceCenter', { id, language: visit.locale })
  if (!answer.ok) {
    answerUnavailable()
    return <LookupFailure failure={answer.failure} />
  }
  return answer.data ? <TakeAt center={answer.data} /> : <ChooseFirst />
}

async function TakeAt({ center }: { center: NonNullable<CallResponse<'serviceCenter'>> }) {
  const t = await getTranslations('ticket')
  const { country, locale } = await currentVisit()
  const told = await findAvailability({ country, locale, ids: [center.id], part: null })
  const isClosed = told?.centers.every(({ takesTickets }) => !takesTickets) ?? false
  return (
    <div className={styles.column}>
      <section className={styles.center}>
        <h2>
          <bdi>{mixedText(center.name)}</bdi>
        </h2>
        {center.address && (
          <p>
            <bdi>{mixedText(center.address)}</bdi>
          </p>
        )}
      </section>
      {isClosed ? (
        <Callout tone="wait" title={<h2>{t('noNumbers')}</h2>}>
          <BackToList />
        </Callout>
      ) : (
        <>
          <p>{t('come')}</p>
          <FormOfTicket does="take" sealed={await sealAsked(center.id)} />
        </>
      )}
    </div>
  )
}

async function ChooseFirst() {
  const t = await getTranslations('ticket.choose')
  return (
    <Callout tone="hint" title={<h2>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <BackToList />
    </Callout>
  )
}

async function BackToList() {
  const { lang } = await currentVisit()
  const t = await getTranslations('ticket.choose')
  return (
    <p>
      <a href={href(lang, 'service-center')}>{t('link')}</a>
    </p>
  )
}
