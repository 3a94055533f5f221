import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button, ButtonLink } from '@/ui/button/button'
import { formatMoment } from '@/i18n/formats'
import { LookupFailure } from '@/forms/lookup-failure'
import { currentAccount } from '@/accounts/account'
import { FollowsAccount } from '@/accounts/follows-account'
import type { Account } from '@/accounts/account-schema'
import { SignIn } from '@/accounts/sign-in'
import { SignedIn } from '@/accounts/signed-in'
import { Again } from './again'
import { appealPath } from './appeal-path'
import { openAppeal } from './open-appeal'
import { appealsOnTheirWay, listAppeals } from './own-appeals'
import { PageFrame } from './page-frame'
import { stateOf } from './states'
import styles from './appeal.module.css'

/** [2.4#31], [4#42] */
export async function MinePage() {
  const { lang } = await currentVisit()
  const account = await currentAccount()
  return (
    <PageFrame page="mine">
      {account ? <Appeals account={account} /> : <SignIn path={appealPath(lang, 'mine')} />}
    </PageFrame>
  )
}

async function Appeals({ account }: { account: Account }) {
  const visit = await currentVisit()
  const { lang } = visit
  const t = await getTranslations('appeal')
  const path = appealPath(lang, 'mine')
  const [onTheirWay, own] = await Promise.all([appealsOnTheirWay(account), listAppeals(account, visit)])
  const listed = own.kind === 'list' ? own.appeals : []
  return (
    <>
      <FollowsAccount />
      {own.kind === 'over' ? <SignIn path={path} isOver /> : <SignedIn />}
      {onTheirWay.map(({ key, receivedAt, needsSignIn, imei1 }) => (
        <AppealItem
          key={key}
          field={{ name: 'key', value: key }}
          title={t(needsSignIn ? 'waiting.title' : 'received.title')}
          tone="wait"
          number={imei1}
          at={receivedAt.toISOString()}
        />
      ))}
      {listed.map(({ serviceNumber, submittedTime, status }) => (
        <AppealItem
          key={serviceNumber}
          field={{ name: 'serviceNumber', value: serviceNumber }}
          title={t(`states.${stateOf(status).words}`)}
          tone={stateOf(status).tone}
          number={serviceNumber}
          at={submittedTime}
        />
      ))}
      {own.kind === 'failed' && (
        <LookupFailure failure={own.failure}>
          <Again path={path} />
        </LookupFailure>
      )}
      {own.kind === 'list' && listed.length + onTheirWay.length === 0 && <p>{t('mine.none')}</p>}
      <p>
        <ButtonLink href={appealPath(lang, 'new')} look="quiet">
          {t('submitNew')}
        </ButtonLink>
      </p>
    </>
  )
}

interface AppealItemProps {
  field: { name: 'key' | 'serviceNumber'; value: string }
  title: string
  tone: 'good' | 'wait' | 'bad'
  number: string | null
  at: string | null
}

async function AppealItem({ field, title, tone, number, at }: AppealItemProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('appeal')
  return (
    <form action={openAppeal} className={styles.appeal} data-tone={tone}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" {...field} />
      <h2>
        <strong>{title}</strong>
      </h2>
      {number && <bdi dir="ltr">{number}</bdi>}
      {at && (
        <time dateTime={at} className={styles.when}>
          {formatMoment(at, region)}
        </time>
      )}
      <Button look="quiet" aria-label={`${t('mine.open')} ${number ?? ''}`.trim()}>
        {t('mine.open')}
      </Button>
    </form>
  )
}
