import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { hrefBelow } from '@/links/href'
import { recallCookie } from '@/platform/sealed-cookie'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { currentSession } from './account'
import { accountPath } from './account-path'
import { FollowsAccount } from './follows-account'
import { LeavingForm } from './leaving-form'
import type { Session } from './session-content'
import { ENDED_COOKIE } from './session-cookie'
import { Sessions } from './sessions'
import { SignIn } from './sign-in'
import { storedAccount } from './stored-account'
import styles from './account.module.css'

interface AccountPageProps {
  /** `leave`: asks before logging out [4#5] */
  query: Record<string, unknown>
}

export async function AccountPage({ query }: AccountPageProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('account')
  const pages = await getTranslations('pages')
  const asked = await unlessStoreFails(currentSession())
  const session = asked.ok ? asked.value : null
  const hasEnded = session === undefined && (await recallCookie(ENDED_COOKIE)) !== undefined
  return (
    <LookupPage page="account" title={pages('account')} lead={t('lead')}>
      <div className={styles.column}>
        {query.failed !== undefined && <Told tone="bad" text={t('failed')} />}
        {hasEnded && <Told tone="good" text={t('ended')} />}
        {session === null && <Unavailable />}
        {session === undefined && <SignIn path={accountPath(lang)} />}
        {session && query.leave !== undefined && <LeaveQuestion />}
        {session && <Own session={session} />}
      </div>
    </LookupPage>
  )
}

function Told({ tone, text }: { tone: 'good' | 'bad'; text: string }) {
  return (
    <Callout tone={tone} title={<p role="status">{text}</p>}>
      {null}
    </Callout>
  )
}

async function Unavailable() {
  const t = await getTranslations('account')
  return (
    <Callout tone="bad" title={<h2>{t('unavailable.title')}</h2>}>
      <p>{t('unavailable.text')}</p>
      <ContactWays />
    </Callout>
  )
}

async function LeaveQuestion() {
  const { lang } = await currentVisit()
  const t = await getTranslations('account')
  const common = await getTranslations('common')
  return (
    <Callout tone="hint" title={<h2>{t('logoutQuestion')}</h2>}>
      <LeavingForm action="/api/account/logout/" className={styles.answers}>
        <input type="hidden" name="to" value={accountPath(lang)} />
        <Button>{common('confirm')}</Button>
        <a href={accountPath(lang)}>{common('cancel')}</a>
      </LeavingForm>
    </Callout>
  )
}

async function Own({ session }: { session: Session }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('account')
  return (
    <>
      <FollowsAccount />
      <Profile session={session} />
      <section aria-labelledby="own">
        <h2 id="own">{t('more')}</h2>
        <div className={styles.links}>
          <a href={hrefBelow(lang, 'phone-unlocking-appeal', 'mine')}>{t('ownAppeals')}</a>
          <a href={hrefBelow(lang, 'purchase-service', 'order-list')}>{t('orders')}</a>
          <a href={`${accountPath(lang)}?leave=1`}>{t('logout')}</a>
        </div>
      </section>
      <Sessions session={session} />
    </>
  )
}

/** [3#3] */
async function Profile({ session }: { session: Session }) {
  const t = await getTranslations('account')
  const { nickName, userName, phone, email, avatarUrl } = storedAccount(session)
  const facts = [
    { label: t('nickname'), value: nickName || userName },
    { label: t('phone'), value: phone.replace('-', ' '), isCode: true },
    { label: t('email'), value: email, isCode: true },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.profile}>
      {avatarUrl && <img src={avatarUrl} alt="" width={72} height={72} />}
      <Facts facts={facts} />
    </div>
  )
}
