import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { recallContest } from '@/forms/contest/remembered-contest'
import { LookupFailure } from '@/forms/lookup-failure'
import { lookupWords } from '@/forms/lookup-words'
import { OwnNumberForm } from '@/forms/own-number/own-number-form'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { Callout } from '@/ui/callout/callout'
import { ContestCard } from './contest-card'
import { ContestFacts } from './contest-facts'
import { contestShowPath } from './contest-path'
import { findContest } from './find-contest'
import { ownContest, type OwnContest } from './own-contest'
import styles from './contest.module.css'

export async function ShowPage() {
  const visit = await currentVisit()
  const t = await getTranslations('contest')
  const own = await ownContest(await recallContest(), visit)
  return (
    <LookupPage
      page="contest"
      title={t('show.title')}
      lead={t('show.lead')}
      path={contestShowPath(visit.lang)}
      trail={[{ name: t('title'), path: href(visit.lang, 'contest') }]}
      isUndisturbed
    >
      <div className={styles.column}>
        <Shown own={own} />
        <section className={styles.column}>
          <h2>{t('find.title')}</h2>
          <FormOfFinding />
        </section>
      </div>
    </LookupPage>
  )
}

async function Shown({ own }: { own: OwnContest }) {
  const t = await getTranslations('contest')
  switch (own.kind) {
    case 'nothing':
      return null
    case 'on-its-way':
      return (
        <Callout tone="wait" title={<h2 tabIndex={-1}>{t('received.title')}</h2>}>
          <p>{t('received.text')}</p>
          <Again />
        </Callout>
      )
    case 'unknown':
      return (
        <Callout tone="wait" title={<h2 tabIndex={-1}>{t('find.unknown')}</h2>}>
          <p>{t('find.unknownText')}</p>
          <ContactWays />
        </Callout>
      )
    case 'failed':
      return (
        <>
          <LookupFailure failure={own.failure}>
            <Again />
          </LookupFailure>
          {own.entry && <ContestFacts entry={own.entry} />}
        </>
      )
    case 'found':
      return <ContestCard entry={own.entry} />
  }
}

async function Again() {
  const { lang } = await currentVisit()
  const t = await getTranslations('contest')
  return (
    <p>
      <a href={contestShowPath(lang)}>{t('show.again')}</a>
    </p>
  )
}

async function FormOfFinding() {
  const { lang } = await currentVisit()
  const t = await getTranslations('contest')
  const forms = await getTranslations('forms')
  return (
    <OwnNumberForm
      lang={lang}
      lookup={findContest}
      id="contest-number"
      name="contestNumber"
      contact={<ContactWays />}
      words={{
        ...(await lookupWords({ submit: t('find.submit'), submitting: forms('checking') })),
        number: t('facts.number'),
        numberHint: t('find.numberHint', { letters: 'VC' }),
        digits: t('find.digits'),
        digitsHint: t('find.digitsHint'),
        opening: t('show.title'),
        open: t('show.open'),
      }}
    />
  )
}
