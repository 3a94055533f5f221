'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { BackToTop } from './back-to-top'
import { MENU_ID } from './menu-id'
import type { Offers } from './offers'
import { fetchOffers } from './offers-client'
import { usePlace } from './use-place'
import styles from './floating.module.css'

interface FloatingActionsProps {
  lang: string
  label: string
  icon: ReactNode
  toTop: { label: string; icon: ReactNode }
  survey: ReactNode
  assistant: ReactNode
  children: ReactNode
}

/** Side by side where a page has a margin, folded into one button on a phone [2.3#12]–[2.3#15]. */
export function FloatingActions({
  lang,
  label,
  icon,
  toTop,
  survey,
  assistant,
  children,
}: FloatingActionsProps) {
  const [offers, setOffers] = useState<Offers | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void fetchOffers(lang, left.signal).then(setOffers)
    return () => left.abort()
  }, [lang])
  const fold = useRef<HTMLButtonElement>(null)
  const place = usePlace(fold)
  const menu = useRef<HTMLDivElement>(null)
  const pathname = usePathname()
  const shownAt = useRef(pathname)
  useEffect(() => {
    // A menu opened before hydration stays open.
    if (pathname === shownAt.current) return
    shownAt.current = pathname
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [pathname])
  return (
    <aside className={styles.floating} aria-label={label} data-place={place}>
      <button
        ref={fold}
        type="button"
        className={`${styles.action} ${styles.fold}`}
        popoverTarget={MENU_ID}
        aria-label={label}
        title={label}
      >
        {icon}
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
        {offers?.hasSurvey && survey}
        {offers?.hasAssistant && assistant}
        <div className={styles.last}>
          {children}
          <BackToTop label={toTop.label}>{toTop.icon}</BackToTop>
        </div>
      </div>
    </aside>
  )
}
