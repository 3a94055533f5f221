import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon/icon'
import type { FoundCenters } from './center'
import { isPlainClick } from './is-plain-click'
import type { CentersWords } from './words'
import styles from './locator.module.css'

interface ResultPagesProps {
  found: FoundCenters
  /** Private places have no address, so no links. */
  isNear: boolean
  words: CentersWords
  hrefOf: (page: number) => string
  turnTo: (page: number) => void
}

export function ResultPages({
  found: { page, pages, pageOf },
  isNear,
  words,
  hrefOf,
  turnTo,
}: ResultPagesProps) {
  if (pages < 2) return null
  const { pages: label, previous, next } = words.results
  const turn = (to: number, name: ReactNode, rel: 'prev' | 'next') =>
    isNear ? (
      <button type="button" onClick={() => turnTo(to)}>
        {name}
      </button>
    ) : (
      <a
        href={hrefOf(to)}
        rel={rel}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          turnTo(to)
        }}
      >
        {name}
      </a>
    )
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 &&
        turn(
          Math.min(page - 1, pages),
          <>
            <Icon name="back" size={20} />
            {previous}
          </>,
          'prev',
        )}
      <span>{pageOf}</span>
      {page < pages &&
        turn(
          page + 1,
          <>
            {next}
            <Icon name="forward" size={20} />
          </>,
          'next',
        )}
    </nav>
  )
}
