import type { AbuseState } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import styles from '../site-list/site-list.module.css'

interface RefusalsProps {
  refusals: AbuseState['refusals']
  block: (network: string) => void
}

export function Refusals({ refusals, block }: RefusalsProps) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const number = new Intl.NumberFormat(i18n.language)
  if (refusals.length === 0) return <p>{say('abuseNone')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={say('abuseRefused')}>
        <ColumnHeads
          names={['abuseAction', 'sessionNetwork', 'abuseRefused', 'abuseLast']}
          say={say}
          withActions
        />
        <tbody>
          {refusals.map(({ action, network, count, lastAt }) => (
            <tr key={`${action} ${network}`}>
              <th scope="row" dir="ltr">
                {action}
              </th>
              <td dir={network === '' ? 'auto' : 'ltr'}>{network || say('abuseOthers')}</td>
              <td>{number.format(count)}</td>
              <td>
                <Moment at={new Date(lastAt)} language={i18n.language} />
              </td>
              <td>
                {network !== '' && (
                  <button
                    type="button"
                    aria-label={`${say('abuseBlock')}: ${network}`}
                    onClick={() => block(network)}
                  >
                    {say('abuseBlock')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
