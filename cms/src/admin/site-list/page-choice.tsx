import type { SayText } from '../interface-texts'
import styles from './site-list.module.css'

interface PageChoiceProps {
  page: number
  pages: number
  say: SayText
  choose: (page: number) => void
}

export function PageChoice({ page, pages, say, choose }: PageChoiceProps) {
  if (pages === 1 && page === 1) return null
  return (
    <nav className={styles.pages} aria-label={say('pages')}>
      <button type="button" disabled={page <= 1} onClick={() => choose(page - 1)}>
        {say('previousPage')}
      </button>
      <span>{say('pageOf', { page, pages })}</span>
      <button type="button" disabled={page >= pages} onClick={() => choose(page + 1)}>
        {say('nextPage')}
      </button>
    </nav>
  )
}
