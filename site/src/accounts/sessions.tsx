import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { accountPath } from './account-path'
import { deviceOf } from './device-of'
import { LeavingForm } from './leaving-form'
import { ownerOf, type Session } from './session-content'
import { listSessions, type ListedSession } from './session-store'
import styles from './account.module.css'

export async function Sessions({ session }: { session: Session }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('account')
  const sessions = await listSessions(ownerOf(session))
  return (
    <section aria-labelledby="sessions" className={styles.sessions}>
      <h2 id="sessions">{t('sessions.title')}</h2>
      <ul role="list">
        {sessions.map((one) => (
          <ListItem key={one.id} listed={one} isThis={one.id === session.id} />
        ))}
      </ul>
      <p>{t('sessions.text')}</p>
      <LeavingForm action="/api/account/end-sessions/">
        <input type="hidden" name="to" value={accountPath(lang)} />
        <Button look="quiet">{t('sessions.endAll')}</Button>
      </LeavingForm>
    </section>
  )
}

async function ListItem({ listed, isThis }: { listed: ListedSession; isThis: boolean }) {
  const { region } = await currentVisit()
  const t = await getTranslations('account.sessions')
  const device = deviceOf(listed.agent)
  const seenAt = listed.seenAt.toISOString()
  return (
    <li>
      <strong>{device ? t('device', device) : t('unknown')}</strong>
      {isThis && <span> · {t('this')}</span>}
      <time dateTime={seenAt} className={styles.when}>
        {t('used', { when: formatMoment(seenAt, region) })}
      </time>
    </li>
  )
}
