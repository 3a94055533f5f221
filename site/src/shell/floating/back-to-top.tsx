'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { MENU_ID } from './menu-id'
import styles from './floating.module.css'

/** [2.3#12], [9#3] */
const SHOWN_PAST_PX = 100

export function BackToTop({ label, children }: { label: string; children: ReactNode }) {
  const isShown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SHOWN_PAST_PX,
    () => false,
  )
  return (
    <button
      type="button"
      className={`${styles.action} ${styles.toTop}`}
      aria-label={label}
      title={label}
      hidden={!isShown}
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      onClick={goToTop}
    >
      {children}
      <span>{label}</span>
    </button>
  )
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** The button disappears with its focus. */
function goToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('content')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
