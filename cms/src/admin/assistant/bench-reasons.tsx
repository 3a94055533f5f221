'use client'

import { useTranslation } from '@payloadcms/ui'
import type { InterfaceText } from '@carelane/messages/admin'
import type { BenchAnswer } from '../../assistant/bench'
import { interfaceTexts } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import styles from '../site-list/site-list.module.css'
import { percentIn } from './percent'
import own from './questions.module.css'

type Reasons = Pick<BenchAnswer, 'subjects' | 'readIn' | 'nearest' | 'pieces'>

export function BenchReasons({ subjects, readIn, nearest, pieces }: Reasons) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(readIn) ?? readIn
  const table = (name: InterfaceText, heads: [InterfaceText, InterfaceText], rows: [string, number][]) => (
    <>
      <h3>{say(name)}</h3>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={say(name)}>
          <ColumnHeads names={heads} say={say} />
          <tbody>
            {rows.map(([text, share]) => (
              <tr key={text}>
                <th scope="row" dir="auto">
                  {text}
                </th>
                <td>{percentIn(i18n.language, share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
  const [first] = subjects
  return (
    <section className={own.told}>
      <h2>{say('benchWhy')}</h2>
      {first ? (
        <>
          <p>{say('benchReadIn', { language })}</p>
          {table(
            'benchSubjects',
            ['questionSubject', 'benchLikely'],
            subjects.map(({ name, probability }) => [name, probability]),
          )}
          <p>
            <a href={`/admin/collections/intents/${first.id}?locale=${readIn}`}>
              {say('benchOpen', { subject: first.name })}
            </a>
          </p>
          {table(
            'benchNearest',
            ['benchPhrase', 'benchAlike'],
            nearest.map(({ phrase, alike }) => [phrase, alike]),
          )}
          {table(
            'benchPieces',
            ['benchPiece', 'benchShare'],
            pieces.map(({ piece, share }) => [piece, share]),
          )}
        </>
      ) : (
        <p>{say('benchNoSubject')}</p>
      )}
    </section>
  )
}
