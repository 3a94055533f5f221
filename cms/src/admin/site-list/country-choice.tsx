import type { SubmissionsList } from '../../submissions/submissions-list'
import type { SayText } from '../interface-texts'
import styles from './site-list.module.css'

interface CountryChoiceProps {
  counts: SubmissionsList['counts']
  chosen: string | null
  say: SayText
  choose: (country: string | null) => void
}

export function CountryChoice({ counts, chosen, say, choose }: CountryChoiceProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <label className={styles.choice}>
      {say('country')}
      <select
        value={chosen ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      >
        <option value="">
          {say('all')} ({total})
        </option>
        {counts.map(({ country, name, count }) => (
          <option key={country} value={country}>
            {name} ({count})
          </option>
        ))}
      </select>
    </label>
  )
}
