'use client'

import { ConsentButtons, type ConsentWords } from './consent-buttons'
import { useConsent } from './use-consent'
import styles from './cookie-consent.module.css'

interface ConsentChoiceProps {
  title: string
  states: { accepted: string; rejected: string; none: string }
  words: ConsentWords
}

export function ConsentChoice({ title, states, words }: ConsentChoiceProps) {
  const consent = useConsent()
  return (
    <section className={styles.choice} hidden={consent === undefined}>
      <h2>{title}</h2>
      <p role="status">{states[consent ?? 'none']}</p>
      <ConsentButtons words={words} />
    </section>
  )
}
