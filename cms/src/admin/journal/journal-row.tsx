import type { JournalList } from '../../journal/journal-list'
import { Moment } from '../dashboard/moment'
import type { SayText } from '../interface-texts'
import { ACT_WORDS } from './act-words'
import styles from './journal.module.css'

type Entry = JournalList['entries'][number]

interface JournalRowProps {
  entry: Entry
  language: string
  say: SayText
}

export function JournalRow({ entry, language, say }: JournalRowProps) {
  const { at, person, act, kindName, title, address, allCountries, countryNames, changes, leftOff } = entry
  return (
    <tr>
      <td>
        <Moment at={new Date(at)} language={language} withSeconds />
      </td>
      <td>
        <bdi>{person ?? say('journalItself')}</bdi>
      </td>
      <td>{say(ACT_WORDS[act])}</td>
      <th scope="row">
        {address === null ? (
          <bdi>{title}</bdi>
        ) : (
          <a href={address}>
            <bdi>{title}</bdi>
          </a>
        )}
        <span className={styles.under}>
          {kindName}
          {address === null && ` · ${say('journalDeleted')}`}
        </span>
      </th>
      <td>{allCountries ? say('forAllCountries') : countryNames.join(', ')}</td>
      <td>
        {changes.length + leftOff > 0 && (
          <details className={styles.changes}>
            <summary>{say('journalFields', { count: changes.length + leftOff })}</summary>
            <ul>
              {changes.map((change) => (
                <Change
                  key={`${change.field} ${change.language ?? ''}`}
                  // What was said with it is no field of the document.
                  change={act === 'return' ? { ...change, label: say('journalComment') } : change}
                  say={say}
                />
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  )
}

function Change({ change, say }: { change: Entry['changes'][number]; say: SayText }) {
  const { label, language, from, to, lengths, isSecret } = change
  return (
    <li>
      <b>{label}</b>
      {language !== null && <bdi> ({language})</bdi>}
      {isSecret ? (
        <p>{say('journalSecret')}</p>
      ) : (
        <>
          <del>
            <bdi>{from ?? '–'}</bdi>
          </del>
          <ins>
            <bdi>{to ?? '–'}</bdi>
          </ins>
          {lengths && <p>{say('journalLengths', { from: lengths[0], to: lengths[1] })}</p>}
        </>
      )}
    </li>
  )
}
