'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import {
  SESSIONS_PATH,
  type SessionsAnswer,
  sessionsAnswer,
} from '../../collections/users/sessions/sessions-answer'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import tables from '../site-list/site-list.module.css'
import styles from './account.module.css'
import { askAccount, type Refused } from './account-client'
import { useOwnAnswer } from './use-own-answer'

/** On nobody else's account, not even for administrators. */
export function OwnSessions() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  return user && id === user.id ? <SessionsList /> : null
}

function SessionsList() {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const { state, setState, told, setTold, tellRefusal } = useOwnAnswer(SESSIONS_PATH, sessionsAnswer)
  const list = state?.sessions ?? []
  const show = (answer: SessionsAnswer | Refused, done: string) => {
    if ('refusal' in answer) {
      tellRefusal(answer)
      return
    }
    setState(answer)
    setTold(done)
  }
  const end = async (path: string, done: string) =>
    show(await askAccount(`${SESSIONS_PATH}/${path}`, sessionsAnswer, {}), done)
  return (
    <section className={styles.part} aria-label={say('ownSessions')}>
      <h3>{say('ownSessions')}</h3>
      <p>{say('ownSessionsLead')}</p>
      <div className={tables.scroll}>
        <table className={tables.table} aria-label={say('ownSessions')}>
          <ColumnHeads
            names={['sessionDevice', 'sessionNetwork', 'sessionBegan', 'sessionSeen']}
            say={say}
            withActions
          />
          <tbody>
            {list.map(({ session, isOwn, device, network, began, seen }) => (
              <tr key={session}>
                <th scope="row">{device || say('unknownDevice')}</th>
                <td dir="ltr">{network}</td>
                <td>
                  <Moment at={new Date(began)} language={i18n.language} />
                </td>
                <td>
                  <Moment at={new Date(seen)} language={i18n.language} />
                </td>
                <td>
                  {isOwn ? (
                    say('thisSession')
                  ) : (
                    <button type="button" onClick={() => void end(`${session}/end`, say('sessionEnded'))}>
                      {say('endSession')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={tables.told}>
        {told}
      </p>
      {list.length > 1 && (
        <button type="button" onClick={() => void end('end-others', say('otherSessionsEnded'))}>
          {say('endOtherSessions')}
        </button>
      )}
    </section>
  )
}
