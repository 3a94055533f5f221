import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { SignIn } from '@/accounts/sign-in'
import { daysToSignIn } from '@/handing-in/waits-for-sign-in'
import { Again } from './again'
import { AppealFacts } from './appeal-facts'
import { appealPath } from './appeal-path'
import { REVIEW_DAYS } from './fields'
import { isOnItsWay, type Change, type OwnAppeal } from './own-appeals'
import { stateOf } from './states'

type Found = Extract<OwnAppeal, { kind: 'found' }>

interface AppealCardProps extends Pick<Found, 'appeal' | 'change'> {
  lastChange: string | undefined
  isChangeable: boolean
}

/** [3#34], [4#41] */
export async function AppealCard({ appeal, change, lastChange, isChangeable }: AppealCardProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  return (
    <>
      {change && (isOnItsWay(change) || change.key === lastChange) && <ChangeCallout change={change} />}
      <AppealStatus status={appeal.status} />
      <AppealFacts appeal={appeal} />
      {isChangeable && (
        <p>
          <ButtonLink href={`${appealPath(lang, 'show')}?change=1`}>{t('change.title')}</ButtonLink>
        </p>
      )}
    </>
  )
}

/** [8#26] */
async function AppealStatus({ status }: { status: string }) {
  const t = await getTranslations('appeal')
  const { words, tone } = stateOf(status)
  const isOpen = words === 'submitted' || words === 'inReview'
  return (
    <Callout tone={isOpen ? 'good' : tone} title={<h2 tabIndex={-1}>{t(`states.${words}`)}</h2>}>
      {isOpen && <p>{t('reviewed', { days: REVIEW_DAYS })}</p>}
    </Callout>
  )
}

async function ChangeCallout({ change: { state, answer, needsSignIn } }: { change: Change }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  if (state === 'delivered')
    return (
      <Callout tone="good" title={<h2>{t('change.done')}</h2>}>
        {null}
      </Callout>
    )
  if (state === 'refused')
    return (
      <Callout tone="bad" title={<h2>{t('change.failed')}</h2>}>
        <p>{t(answer === 'audited' ? 'change.audited' : 'nothing.text')}</p>
      </Callout>
    )
  return (
    <>
      <Callout tone="wait" title={<h2>{t('change.received')}</h2>}>
        <p>{needsSignIn ? t('waiting.text', { days: daysToSignIn() }) : t('received.text')}</p>
        {!needsSignIn && <Again path={appealPath(lang, 'show')} />}
      </Callout>
      {needsSignIn && <SignIn path={appealPath(lang, 'show')} isOver />}
    </>
  )
}
