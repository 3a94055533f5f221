import type { WaitingCountry } from '../../queries/dashboard/waiting-by-country'
import type { SayText } from '../interface-texts'
import styles from './dashboard.module.css'
import { Panel } from './panel'

const KINDS = [
  ['drafts', 'draftsCount'],
  ['scheduled', 'scheduledCount'],
  ['ending', 'endingCount'],
] as const

export function WaitingPanel({ waiting, say }: { waiting: WaitingCountry[]; say: SayText }) {
  return (
    <Panel title={say('waitingByCountry')} empty={say('nothingWaits')}>
      {waiting.map(({ id, name, ...counts }) => (
        <li key={id}>
          {id === null ? (
            <strong>{say('forAllCountries')}</strong>
          ) : (
            <a href={`/admin/collections/countries/${id}`}>{name}</a>
          )}
          <span className={styles.facts}>
            {KINDS.filter(([kind]) => counts[kind] > 0)
              .map(([kind, words]) => say(words, { count: counts[kind] }))
              .join(' · ')}
          </span>
        </li>
      ))}
    </Panel>
  )
}
