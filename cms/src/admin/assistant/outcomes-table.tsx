import { COUNTED_OUTCOMES, type CountedOutcome } from '@carelane/main-api/answer-outcomes'
import type { KeptQuestions } from '@carelane/main-api'
import type { SayText } from '../interface-texts'
import styles from '../site-list/site-list.module.css'

const WORDS = {
  answered: 'outcomeAnswered',
  choose: 'outcomeChoose',
  refused: 'outcomeRefused',
  safety: 'outcomeSafety',
  greeting: 'outcomeGreeting',
  otherBrand: 'outcomeOtherBrand',
  helped: 'questionHelped',
  notHelped: 'outcomeNotHelped',
} as const satisfies Record<CountedOutcome, string>

export const sayOutcome = (say: SayText, outcome: CountedOutcome): string => say(WORDS[outcome])

interface OutcomesTableProps {
  outcomes: KeptQuestions['outcomes']
  language: string
  say: SayText
}

export function OutcomesTable({ outcomes, language, say }: OutcomesTableProps) {
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const numbers = new Intl.NumberFormat(language)
  const locales = [...new Set(outcomes.map(({ locale }) => locale))]
  const countOf = (outcome: CountedOutcome, among = locales) =>
    outcomes
      .filter((each) => each.outcome === outcome && among.includes(each.locale))
      .reduce((sum, { count }) => sum + count, 0)
  const row = (name: string, among: string[]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {COUNTED_OUTCOMES.map((outcome) => (
        <td key={outcome}>{numbers.format(countOf(outcome, among))}</td>
      ))}
    </tr>
  )
  return (
    <section>
      <h2>{say('outcomes')}</h2>
      {locales.length === 0 ? (
        <p>{say('outcomesNone')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={say('outcomes')}>
            <thead>
              <tr>
                <th scope="col">{say('language')}</th>
                {COUNTED_OUTCOMES.map((outcome) => (
                  <th key={outcome} scope="col">
                    {sayOutcome(say, outcome)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {locales.map((locale) => row(languages.of(locale) ?? locale, [locale]))}
              {locales.length > 1 && row(say('all'), locales)}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
