import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { currentAccount } from '@/accounts/account'
import { FollowsAccount } from '@/accounts/follows-account'
import { SignIn } from '@/accounts/sign-in'
import { AppealCard } from './appeal-card'
import { AppealFacts } from './appeal-facts'
import { appealPath } from './appeal-path'
import { daysToSignIn } from '@/handing-in/waits-for-sign-in'
import { Again } from './again'
import { changeOf, FormOfChange } from './form-of-change'
import { isOnItsWay, ownAppeal, type OnItsWay, type OwnAppeal } from './own-appeals'
import { PageFrame } from './page-frame'
import { recallAppeal } from './remembered-appeal'
import { readReturnedForm } from './sealed-form'
import styles from './appeal.module.css'

/** Never cached [2.4#32]. */
export async function ShowPage({ query }: { query: Record<string, unknown> }) {
  const visit = await currentVisit()
  const t = await getTranslations('appeal')
  const [remembered, account] = await Promise.all([recallAppeal(), currentAccount()])
  const own: OwnAppeal = remembered ? await ownAppeal(remembered, account, visit) : { kind: 'nothing' }
  const isChangeable =
    own.kind === 'found' && own.appeal.changeable && own.isFresh && !(own.change && isOnItsWay(own.change))
  const isOpen = isChangeable && query.change !== undefined
  const returned = await readReturnedForm()
  return (
    <PageFrame page="show">
      {/* Leaves a form alone while it is being filled in. */}
      {account && !isOpen && <FollowsAccount />}
      {own.kind === 'found' ? (
        <AppealCard {...own} lastChange={remembered?.change} isChangeable={isChangeable && !isOpen} />
      ) : (
        <NotShown own={own} />
      )}
      {/* Always at this position: without scripts React returns what was typed to no other. */}
      {returned?.change ? (
        <FormOfChange owner={returned.owner} appeal={returned.change} typed={{}} />
      ) : (
        isOpen && account && <FormOfChange owner={account.owner} {...changeOf(own)} />
      )}
      <p>
        <a href={appealPath(visit.lang, 'mine')} className={styles.link}>
          {t('mine.title')}
        </a>
      </p>
    </PageFrame>
  )
}

type NotFound = Exclude<OwnAppeal, { kind: 'found' }>

async function NotShown({ own }: { own: NotFound }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  switch (own.kind) {
    case 'on-its-way':
      return <Waiting appeal={own.appeal} />
    case 'over':
      return (
        <>
          {own.entry && <AppealFacts appeal={own.entry} />}
          <SignIn path={appealPath(lang, 'show')} isOver />
        </>
      )
    case 'failed':
      return (
        <LookupFailure failure={own.failure}>
          <Again path={appealPath(lang, 'show')} />
        </LookupFailure>
      )
    case 'unknown':
    case 'nothing':
      return (
        <Callout tone="hint" title={<h2 tabIndex={-1}>{t('nothing.title')}</h2>}>
          <p>{t('nothing.text')}</p>
          <ContactWays />
        </Callout>
      )
  }
}

async function Waiting({ appeal: { needsSignIn } }: { appeal: OnItsWay }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  const what = needsSignIn ? 'waiting' : 'received'
  return (
    <>
      <Callout tone="wait" title={<h2 tabIndex={-1}>{t(`${what}.title`)}</h2>}>
        <p>{needsSignIn ? t('waiting.text', { days: daysToSignIn() }) : t('received.text')}</p>
        {!needsSignIn && <Again path={appealPath(lang, 'show')} />}
      </Callout>
      {needsSignIn && <SignIn path={appealPath(lang, 'show')} isOver />}
    </>
  )
}
