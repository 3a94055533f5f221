'use client'

import { useRef, useState, type FormEvent } from 'react'
import { useFocusOnAnswer } from '@/forms/use-focus-on-answer'
import { sendFeedback } from '../assistant-client'
import type { AnswerWords } from '../assistant-words'
import { sourcesOf, type Turn } from '../conversation'
import styles from '../assistant.module.css'

interface HelpedProps {
  lang: string
  turn: Turn
  at: number
  words: AnswerWords['helped']
  send?: (form: FormData) => void
  onKept: (helpful: 'yes' | 'no') => void
}

export function Helped({ lang, turn, at, words, send, onKept }: HelpedProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'failed'>('asked')
  const thanks = useRef<HTMLParagraphElement>(null)
  // Focus would vanish with the button.
  useFocusOnAnswer(turn.helpful, () => thanks.current)
  if (turn.helpful !== undefined)
    return (
      <p ref={thanks} tabIndex={-1} className={styles.quiet}>
        {words.kept}
      </p>
    )

  async function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const { submitter } = event.nativeEvent as SubmitEvent
    const helpful = submitter?.getAttribute('value') === 'yes' ? 'yes' : 'no'
    setState('sending')
    const sources = sourcesOf(turn.parts).map(({ href }) => href)
    if (await sendFeedback({ lang, question: turn.question, helpful, sources })) onKept(helpful)
    else setState('failed')
  }

  return (
    <form action={send} onSubmit={(event) => void give(event)} className={styles.helped}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="turn" value={at} />
      <fieldset>
        <legend>{words.question}</legend>
        {(['yes', 'no'] as const).map((helpful) => (
          <button
            key={helpful}
            type="submit"
            name="helpful"
            value={helpful}
            className={styles.tool}
            aria-disabled={state === 'sending'}
          >
            {words[helpful]}
          </button>
        ))}
      </fieldset>
      <p className={styles.quiet}>{words.hint}</p>
      <p role="status" className={styles.problem}>
        {state === 'failed' && words.failed}
      </p>
    </form>
  )
}
