'use client'

import { useEffect, useState, type FormEvent } from 'react'
import { noteReading, sendVote } from './vote-client'
import styles from './faq.module.css'

interface VoteFormProps {
  lang: string
  faq: number
  words: { question: string; hint: string; yes: string; no: string; counted: string; failed: string }
}

export function VoteForm({ lang, faq, words }: VoteFormProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'counted' | 'failed'>('asked')

  useEffect(() => noteReading(lang, faq), [lang, faq])

  async function vote(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const { submitter } = event.nativeEvent as SubmitEvent
    setState('sending')
    setState((await sendVote(new FormData(event.currentTarget, submitter))) ? 'counted' : 'failed')
  }

  return (
    <form
      method="post"
      action="/api/faq/votes/"
      className={styles.vote}
      data-lang={lang}
      data-reads={faq}
      onSubmit={(event) => void vote(event)}
    >
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="faq" value={faq} />
      {/* Invisible: only a program fills it in. */}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden className={styles.unseen} />
      <fieldset aria-describedby="vote-hint">
        <legend>{words.question}</legend>
        <button type="submit" name="helpful" value="yes" aria-disabled={state === 'sending'}>
          {words.yes}
        </button>
        <button type="submit" name="helpful" value="no" aria-disabled={state === 'sending'}>
          {words.no}
        </button>
      </fieldset>
      <p id="vote-hint">{words.hint}</p>
      <div role="status">
        <p id="vote-counted" className={state === 'counted' ? styles.counted : styles.told}>
          {words.counted}
        </p>
        <p id="vote-failed" className={state === 'failed' ? styles.failed : styles.told}>
          {words.failed}
        </p>
      </div>
    </form>
  )
}
