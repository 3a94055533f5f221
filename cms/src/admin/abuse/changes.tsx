import type { AbuseState } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import styles from '../site-list/site-list.module.css'
import { changeIn } from './change-words'

export function Changes({ changes }: Pick<AbuseState, 'changes'>) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  if (changes.length === 0) return null
  return (
    <section aria-label={say('abuseChanges')}>
      <h2>{say('abuseChanges')}</h2>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={say('abuseChanges')}>
          <ColumnHeads names={['abuseWhen', 'changedBy', 'what', 'abuseReason']} say={say} />
          <tbody>
            {changes.map(({ at, who, why, change }) => (
              <tr key={`${at} ${who}`}>
                <td>
                  <Moment at={new Date(at)} language={i18n.language} />
                </td>
                <td dir="auto">{who}</td>
                <td>{changeIn(i18n.language, change, say)}</td>
                <td dir="auto">{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
