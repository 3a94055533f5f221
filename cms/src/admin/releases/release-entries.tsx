import type { ReleaseDetails } from '../../releases/release-contract'
import type { SayText } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import styles from '../site-list/site-list.module.css'
import { ENTRY_WORDS } from './release-words'

const HEADINGS = ['journalDocument', 'what', 'state'] as const

type Entry = ReleaseDetails['entries'][number]

interface ReleaseEntriesProps {
  entries: readonly Entry[]
  language: string
  say: SayText
  /** Undefined while it may not be changed. */
  takeOut: ((entry: Entry) => void) | undefined
}

export function ReleaseEntries({ entries, language, say, takeOut }: ReleaseEntriesProps) {
  if (entries.length === 0) return <p>{say('releaseEmpty')}</p>
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={say('releaseDocuments')}>
        <ColumnHeads names={HEADINGS} say={say} withActions />
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.kind} ${entry.document}`}>
              <th scope="row">
                <a href={entry.address}>
                  <bdi>{entry.title}</bdi>
                </a>
              </th>
              <td>{entry.kindName}</td>
              <td>
                {say(ENTRY_WORDS[entry.state])}
                {entry.locales.length > 0 && (
                  <> ({entry.locales.map((locale) => names.of(locale)).join(', ')})</>
                )}
              </td>
              <td>
                {takeOut && (
                  <button
                    type="button"
                    aria-label={`${say('releaseTakeOut')}: ${entry.title}`}
                    onClick={() => takeOut(entry)}
                  >
                    {say('releaseTakeOut')}
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
