import { getFormatter, getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { lookupWords } from '@/forms/lookup-words'
import { OwnNumberForm } from '@/forms/own-number/own-number-form'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { Button, ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { WINDOW_TAKEN } from './deliver-pick-up'
import { findPickUp, leavePickUp } from './find-pick-up'
import { ownPickUp, type OwnPickUp } from './own-pick-up'
import { isByPost } from './pick-up-content'
import { PickUpCard } from './pick-up-card'
import { PickUpFacts } from './pick-up-facts'
import { recallPickUp, REMEMBERED_SECONDS } from './remembered-pick-up'
import styles from './pick-up.module.css'

export async function ShowPage() {
  const visit = await currentVisit()
  const t = await getTranslations('pickup')
  const own = await ownPickUp(await recallPickUp(), visit)
  return (
    <LookupPage
      page="pick-up"
      title={own.kind === 'found' && isByPost(own.pickUp) ? t('post.title') : t('show.title')}
      lead={t('show.lead')}
      path={href(visit.lang, 'pick-up/show')}
      trail={[{ name: t('title'), path: href(visit.lang, 'pick-up') }]}
      isUndisturbed
    >
      <div className={styles.column}>
        <Shown own={own} />
        {own.kind !== 'nothing' && <Forget lang={visit.lang} />}
        <section className={styles.find}>
          <h2>{t('find.title')}</h2>
          <FormOfFinding />
        </section>
      </div>
    </LookupPage>
  )
}

async function Shown({ own }: { own: OwnPickUp }) {
  const t = await getTranslations('pickup')
  const find = await getTranslations('contest.find')
  switch (own.kind) {
    case 'nothing':
      return null
    case 'on-its-way':
      return (
        <Callout tone="wait" title={<h2 tabIndex={-1}>{t('received.title')}</h2>}>
          <p>{own.booking && isByPost(own.booking) ? t('post.received') : t('received.text')}</p>
          <Again />
        </Callout>
      )
    case 'refused':
      return <Refused answer={own.answer} isPosted={own.booking !== null && isByPost(own.booking)} />
    case 'unknown':
      return (
        <Callout tone="wait" title={<h2 tabIndex={-1}>{find('unknown')}</h2>}>
          <p>{find('unknownText')}</p>
          <ContactWays />
        </Callout>
      )
    case 'failed':
      return (
        <>
          <LookupFailure failure={own.failure}>
            <Again />
          </LookupFailure>
          {own.pickUp && <PickUpFacts pickUp={own.pickUp} />}
        </>
      )
    case 'found':
      return <PickUpCard {...own} />
  }
}

async function Refused({ answer, isPosted }: { answer: string; isPosted: boolean }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup.refused')
  const byPost = await getTranslations('pickup.post')
  const isTaken = answer === WINDOW_TAKEN
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{isPosted ? byPost('refused') : t('title')}</h2>}>
      <p>{t(isTaken ? 'taken' : 'other')}</p>
      {isTaken && (
        <p>
          <ButtonLink href={href(lang, 'pick-up/time')}>{t('again')}</ButtonLink>
        </p>
      )}
      <ContactWays />
    </Callout>
  )
}

async function Again() {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment.show')
  return (
    <p>
      <a href={href(lang, 'pick-up/show')}>{t('again')}</a>
    </p>
  )
}

async function Forget({ lang }: { lang: string }) {
  const t = await getTranslations('pickup')
  const appointment = await getTranslations('appointment.forget')
  const format = await getFormatter()
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
  return (
    <form action={leavePickUp} className={styles.forget}>
      <input type="hidden" name="lang" value={lang} />
      <p>{t('forget', { time: format.number(REMEMBERED_SECONDS / 86_400, days) })}</p>
      <Button look="quiet">{appointment('button')}</Button>
    </form>
  )
}

async function FormOfFinding() {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup')
  const find = await getTranslations('contest.find')
  const forms = await getTranslations('forms')
  return (
    <OwnNumberForm
      lang={lang}
      lookup={findPickUp}
      id="pick-up-number"
      name="pickUpNumber"
      contact={<ContactWays />}
      words={{
        ...(await lookupWords({ submit: t('show.open'), submitting: forms('checking') })),
        number: t('facts.number'),
        numberHint: find('numberHint', { letters: 'PU' }),
        digits: find('digits'),
        digitsHint: find('digitsHint'),
        opening: t('show.title'),
        open: t('show.open'),
      }}
    />
  )
}
