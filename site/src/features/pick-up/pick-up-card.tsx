import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { HandInList } from '@/hand-in/hand-in-list'
import { formatCalendarDay, formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { isZone } from '@/service-centers/opening/zone-time'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { Icon } from '@/ui/icon/icon'
import { Timeline } from '@/ui/timeline/timeline'
import { FormOfCancelling } from './form-of-cancelling'
import type { OwnPickUp, PickUp } from './own-pick-up'
import { kindToPack } from './packing'
import { PackingList } from './packing-list'
import { isByPost } from './pick-up-content'
import { PickUpFacts } from './pick-up-facts'
import { waysOf, wordsOf } from './pick-up-states'
import styles from './pick-up.module.css'

type Found = Extract<OwnPickUp, { kind: 'found' }>

export async function PickUpCard({ pickUp, lastDigits, cancellation }: Found) {
  const { words, tone } = wordsOf(pickUp.state)
  const told = await textsOfState(pickUp)
  const isBooked = words === 'booked'
  const isOnItsWay = cancellation?.state === 'waiting' || cancellation?.state === 'delivering'
  return (
    <>
      {cancellation && isBooked && (
        <CancellationCallout state={cancellation.state} isPosted={isByPost(pickUp)} />
      )}
      <Callout tone={tone} title={<h2 tabIndex={-1}>{told.label}</h2>}>
        <p>{told.text}</p>
        {(words === 'unknown' || words === 'delivered') && <ContactWays />}
      </Callout>
      <PickUpFacts pickUp={pickUp} />
      {isBooked && !isOnItsWay && <Prepare pickUp={pickUp} />}
      <Ways pickUp={pickUp} />
      {isBooked && !isOnItsWay && (
        <FormOfCancelling
          pickUpNumber={pickUp.pickUpNumber}
          lastDigits={lastDigits}
          isPosted={isByPost(pickUp)}
        />
      )}
    </>
  )
}

/** What its owner sends waits for the parcel, not for a courier. */
async function textsOfState(pickUp: PickUp): Promise<{ label: string; text: string }> {
  const { region } = await currentVisit()
  const t = await getTranslations('pickup')
  const { words } = wordsOf(pickUp.state)
  if (!isByPost(pickUp) || (words !== 'booked' && words !== 'canceled'))
    return { label: t(`states.${words}.label`), text: t(`states.${words}.text`) }
  const date = formatCalendarDay(pickUp.date, region)
  return { label: t(`post.${words}.label`), text: t(`post.${words}.text`, { date }) }
}

async function CancellationCallout({ state, isPosted }: { state: string; isPosted: boolean }) {
  const t = await getTranslations('pickup')
  const appointment = await getTranslations('appointment')
  if (state === 'refused')
    return (
      <Callout tone="bad" title={<h2 tabIndex={-1}>{t('cancel.refused')}</h2>}>
        <p>{t(isPosted ? 'post.cancel.tooLate' : 'cancel.tooLate')}</p>
        <ContactWays />
      </Callout>
    )
  return (
    <Callout tone="wait" title={<h2 tabIndex={-1}>{appointment('cancel.received')}</h2>}>
      <p>{isPosted ? appointment('received.change') : t('received.cancel')}</p>
    </Callout>
  )
}

async function Prepare({ pickUp: { device } }: { pickUp: PickUp }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup')
  const handIn = await getTranslations('handin')
  const appointment = await getTranslations('appointment')
  const kind = kindToPack(device)
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href={href(lang, 'pick-up/label')}>{t('label.link')}</ButtonLink>
        <a href={`/api/pick-up-calendar/?lang=${lang}`} className={styles.link}>
          <Icon name="calendar" size={20} />
          {appointment('calendar.link')}
        </a>
      </div>
      <section aria-labelledby="hand-in" className={styles.column}>
        <h2 id="hand-in">{handIn('title')}</h2>
        <HandInList kind={kind} />
      </section>
      <PackingList kind={kind} />
    </>
  )
}

async function Ways({ pickUp }: { pickUp: PickUp }) {
  const { region } = await currentVisit()
  const t = await getTranslations('pickup')
  const ways = waysOf(pickUp)
  if (ways.length === 0) return null
  const { timeZone } = pickUp
  const clock = timeZone !== null && isZone(timeZone) ? { ...region, timeZone } : region
  return (
    <section aria-labelledby="ways" className={styles.column}>
      <h2 id="ways">{t('ways.title')}</h2>
      <Timeline
        steps={ways.map(({ name, at, isReached }) => ({
          name,
          label: name === 'booked' && isByPost(pickUp) ? t('post.announced') : t(`ways.${name}`),
          moment: at ? { at, text: formatMoment(at, clock) } : null,
          isReached,
        }))}
        notYet={t('ways.notYet')}
      />
    </section>
  )
}
