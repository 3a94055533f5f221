import type { InterfaceText } from '@carelane/messages/admin'
import type { EntryNote, ReleaseDetails } from '../../releases/release-contract'
import type { SayText } from '../interface-texts'
import styles from './releases.module.css'

interface ReleaseNotesProps {
  title: InterfaceText
  tone: 'bad' | 'look' | 'good'
  notes: readonly EntryNote[]
  entries: ReleaseDetails['entries']
  say: SayText
}

export function ReleaseNotes({ title, tone, notes, entries, say }: ReleaseNotesProps) {
  return (
    <section className={styles.notes} data-tone={tone}>
      <p>{say(title)}</p>
      <ul>
        {notes.map((note) => (
          <Note key={`${note.kind} ${note.document} ${note.text}`} note={note} entries={entries} />
        ))}
      </ul>
    </section>
  )
}

function Note({ note, entries }: { note: EntryNote } & Pick<ReleaseNotesProps, 'entries'>) {
  const { kind, document, text } = note
  const entry = entries.find((each) => each.kind === kind && each.document === document)
  return (
    <li>
      {entry && (
        <a href={entry.address}>
          <bdi>{entry.title}</bdi>
        </a>
      )}
      {text !== '' && <> – {text}</>}
    </li>
  )
}
