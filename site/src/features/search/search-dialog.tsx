import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { LinkList } from './link-list'
import type { SearchDialogStart } from './suggestions'
import { useSuggestions, type SuggestionList } from './use-suggestions'
import styles from './search-dialog.module.css'

export interface SearchDialogProps {
  lang: string
  href: string
  start: SearchDialogStart
  onClose: () => void
}

export function SearchDialog({ lang, href, start, onClose }: SearchDialogProps) {
  const { words } = start
  const { list, onType } = useSuggestions(lang, start)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const [action = href] = href.split('?')
  const quickLinks = list.quickLinks ?? []
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.title}
      onClose={onClose}
      onKeyDown={walk}
      onClick={(event) => {
        // Only the backdrop hits the dialog itself.
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.content}>
        <form role="search" action={action} className={styles.form}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            maxLength={100}
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-label={words.placeholder}
            placeholder={words.placeholder}
            onChange={(event) => onType(event.target.value)}
          />
          <Button>{words.submit}</Button>
          <button
            type="button"
            className={styles.close}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </form>
        <p role="status" className={isWorthShowing(list) ? styles.status : 'visually-hidden'}>
          {statusOf(list, words)}
        </p>
        <LinkList title={words.suggestions} links={list.found} />
        <LinkList title={words.quickLinks} links={quickLinks} />
      </div>
    </dialog>
  )
}

function isWorthShowing({ state, found, quickLinks }: SuggestionList): boolean {
  return state === 'idle' ? quickLinks === null : state !== 'done' || found.length === 0
}

function statusOf({ state, found, quickLinks }: SuggestionList, words: SearchDialogStart['words']): string {
  if (state === 'searching') return words.searching
  if (state === 'failed' || (state === 'idle' && quickLinks === null)) return words.failed
  if (state === 'idle') return ''
  return found.length === 0 ? words.none : `${words.suggestions}: ${found.length}`
}

function walk(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const place = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[place + (event.key === 'ArrowDown' ? 1 : -1)]
  if (place < 0 || !next) return
  event.preventDefault()
  next.focus()
}
