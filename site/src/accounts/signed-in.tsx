import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { currentSession } from './account'
import { accountPath } from './account-path'
import type { Session } from './session-content'
import styles from './account.module.css'

export async function SignedIn() {
  const { lang } = await currentVisit()
  const t = await getTranslations('account')
  const session = await currentSession()
  return (
    <div className={styles.signedIn}>
      <p tabIndex={-1}>{t('as', { name: `\u2066${session ? shownName(session) : ''}\u2069` })}</p>
      <a href={accountPath(lang)}>{t('manage')}</a>
      <a href={`${accountPath(lang)}?leave=1`}>{t('logout')}</a>
    </div>
  )
}

/** [2.3#3] */
function shownName({ profile: { phone, email, userName } }: Session): string {
  return phone?.replace('-', ' ') ?? email ?? userName ?? ''
}
