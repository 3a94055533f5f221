import { SEARCH_MINIMUM_LENGTH } from '@carelane/main-api'
import { href } from '@/links/href'
import type { SearchTab } from '@/links/search-href'
import { Icon } from '@/ui/icon/icon'
import { LONGEST_QUESTION } from './longest-question'
import styles from './search-form.module.css'

interface SearchFormProps {
  lang: string
  label: string
  submit: string
  tab?: SearchTab
  value?: string
  isFocused?: boolean
  describedBy?: string | undefined
}

export function SearchForm({
  lang,
  label,
  submit,
  tab = 'all',
  value,
  isFocused,
  describedBy,
}: SearchFormProps) {
  return (
    <search>
      <form action={href(lang, 'search')} className={styles.form}>
        <label htmlFor="question" className={styles.label}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            id="question"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            required
            minLength={SEARCH_MINIMUM_LENGTH}
            maxLength={LONGEST_QUESTION.site}
            defaultValue={value}
            autoFocus={isFocused}
            aria-describedby={describedBy}
          />
          {tab !== 'all' && <input type="hidden" name="tab" value={tab} />}
          <button type="submit" aria-label={submit}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  )
}
