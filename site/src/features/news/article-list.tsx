'use client'

import { useEffect, useRef } from 'react'
import { ArticleCard } from '@/articles/article-card'
import type { Card } from '@/articles/card'
import type { More } from './more-articles'
import { useMoreArticles } from './use-more-articles'
import buttonStyles from '@/ui/button/button.module.css'
import styles from './list-page.module.css'

interface ArticleListProps {
  cards: Card[]
  page: number
  more: More | null
  shown: string
  words: { loadMore: string; loading: string; failed: string }
}

/** Load more is a link; scripts extend the list instead. */
export function ArticleList(props: ArticleListProps) {
  const { words } = props
  const { cards, more, shown, loaded, state, load } = useMoreArticles(props)
  const list = useRef<HTMLUListElement>(null)
  const first = props.cards.length
  const last = cards.length

  useEffect(() => {
    if (last > first)
      list.current?.querySelectorAll<HTMLElement>('h2 a')[last - loaded.count]?.focus({ preventScroll: true })
  }, [first, last, loaded.count])

  return (
    <>
      <ul role="list" className={styles.cards} ref={list}>
        {cards.map((card, place) => (
          <li key={card.id}>
            <ArticleCard card={card} headingLevel={2} first={place === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <p>{shown}</p>
        <p role="status" className={state === 'failed' ? styles.failed : 'visually-hidden'}>
          {state === 'failed' ? words.failed : loaded.text}
        </p>
        {more && (
          <a
            href={more.href}
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            aria-busy={state === 'loading'}
            data-scripted=""
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void load(more)
            }}
          >
            {state === 'loading' ? words.loading : words.loadMore}
          </a>
        )}
      </div>
    </>
  )
}
