import { LOCALES } from '@carelane/countries'
import { ACTS } from '../../journal/journal-list'
import type { JournalList } from '../../journal/journal-list'
import type { SayText } from '../interface-texts'
import { ACT_WORDS } from './act-words'
import type { JournalFilter } from './journal-filter'
import styles from './journal.module.css'

interface JournalFiltersProps extends Pick<JournalList, 'kinds' | 'countries'> {
  filter: JournalFilter
  narrow: (changed: Partial<JournalFilter>) => void
  say: SayText
}

export function JournalFilters({ filter, narrow, say, kinds, countries }: JournalFiltersProps) {
  const acts = ACTS.map((act) => ({ id: act, name: say(ACT_WORDS[act]) }))
  const languages = LOCALES.map((locale) => ({ id: locale, name: locale }))
  const input = (name: 'title' | 'person' | 'from' | 'until', label: string, type: 'date' | 'search') => (
    <label>
      {label}
      <input type={type} value={filter[name]} onChange={({ target }) => narrow({ [name]: target.value })} />
    </label>
  )
  const choice = (
    name: 'kind' | 'country' | 'language' | 'act',
    label: string,
    choices: readonly { id: string | number; name: string }[],
  ) => (
    <label>
      {label}
      <select
        value={filter[name]}
        onChange={({ target }) => narrow({ [name]: target.value, ...(name === 'kind' && { document: '' }) })}
      >
        <option value="">{say('all')}</option>
        {choices.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div role="search" aria-label={say('journal')} className={styles.filters}>
      {input('title', say('journalTitle'), 'search')}
      {input('person', say('changedBy'), 'search')}
      {choice('kind', say('what'), kinds)}
      {choice('country', say('country'), countries)}
      {choice('language', say('language'), languages)}
      {choice('act', say('journalAct'), acts)}
      {input('from', say('journalFrom'), 'date')}
      {input('until', say('journalUntil'), 'date')}
      {filter.document !== '' && (
        <button type="button" onClick={() => narrow({ document: '', kind: '' })}>
          {say('journalAllDocuments')}
        </button>
      )}
    </div>
  )
}
