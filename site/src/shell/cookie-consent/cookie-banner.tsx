'use client'

import type { ReactNode } from 'react'
import { ConsentButtons, type ConsentWords } from './consent-buttons'
import { useConsent } from './use-consent'
import styles from './cookie-consent.module.css'

interface CookieBannerProps {
  label: string
  words: ConsentWords
  children: ReactNode
}

/** [2.3#31] */
export function CookieBanner({ label, words, children }: CookieBannerProps) {
  const consent = useConsent()
  return (
    <section className={styles.banner} aria-label={label} data-asks-consent="" hidden={consent !== null}>
      {children}
      <ConsentButtons words={words} />
    </section>
  )
}
