'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { BackToTop } from './back-to-top'
import type { Offers } from './offers'
import { fetchOffers } from './offers-client'
import styles from './floating.module.css'

interface FloatingActionsProps {
  lang: string
  label: string
  toTop: { label: string; icon: ReactNode }
  survey: ReactNode
  assistant: ReactNode
  children: ReactNode
}

/** [2.3#12]–[2.3#15] */
export function FloatingActions({ lang, label, toTop, survey, assistant, children }: FloatingActionsProps) {
  const [offers, setOffers] = useState<Offers | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void fetchOffers(lang, left.signal).then(setOffers)
    return () => left.abort()
  }, [lang])
  return (
    <aside className={styles.floating} aria-label={label}>
      {offers?.hasSurvey && survey}
      {offers?.hasAssistant && assistant}
      <div className={styles.last}>
        {children}
        <BackToTop label={toTop.label}>{toTop.icon}</BackToTop>
      </div>
    </aside>
  )
}
