import type { LanguageScore } from '../../assistant/scores'
import type { SayText } from '../interface-texts'
import { ColumnHeads } from '../site-list/column-heads'
import styles from '../site-list/site-list.module.css'

interface ScoresTableProps {
  scores: readonly LanguageScore[]
  language: string
  say: SayText
}

/** Less is chance: a phrase more or less. */
const WORSE_BY = 0.005

export function ScoresTable({ scores, language, say }: ScoresTableProps) {
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const numbers = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={say('scores')}>
        <ColumnHeads
          names={[
            'language',
            'scoresAsked',
            'scoresFirst',
            'scoresAmongThree',
            'scoresRefused',
            'scoresChange',
          ]}
          say={say}
        />
        <tbody>
          {scores.map(({ locale, asked, first, amongThree, refused, ...change }) => (
            <tr key={locale}>
              <th scope="row">{languages.of(locale) ?? locale}</th>
              <td>{numbers.format(asked)}</td>
              <td>{percent.format(first)}</td>
              <td>{percent.format(amongThree)}</td>
              <td>{percent.format(refused)}</td>
              <td>{sayChange(first, change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function sayChange(
    first: number,
    { firstBefore, isOutdated }: Pick<LanguageScore, 'firstBefore' | 'isOutdated'>,
  ) {
    if (isOutdated) return say('scoresOutdated')
    if (firstBefore === null) return '–'
    const from = percent.format(firstBefore)
    if (first < firstBefore - WORSE_BY) return <strong>{say('scoresFell', { from })}</strong>
    return say('scoresHeld', { from })
  }
}
