'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import type { LookupWords } from '../lookup-words'
import type { Lookup } from '../state'
import { asClock, COUNTDOWN } from './clock'
import { StepForm } from './step-form'
import { useCountdown } from './use-countdown'
import styles from './one-time-code.module.css'

export interface CodeWords extends LookupWords {
  send: string
  sending: string
  sent: string
  label: string
  again: string
  againIn: string
}

interface CodeFormProps {
  lang: string
  isSent: boolean
  againInSeconds: number
  words: CodeWords
  contact: ReactNode
  send: Lookup<string>
  enter: Lookup<string>
  /** Hidden fields of both forms. */
  about?: ReactNode
}

export function CodeForm({
  lang,
  isSent,
  againInSeconds,
  words,
  contact,
  send,
  enter,
  about,
}: CodeFormProps) {
  const left = useCountdown(againInSeconds)
  const common = { lang, words, contact }
  return (
    <>
      {isSent && (
        <StepForm {...common} action={enter}>
          {({ isBusy, state, problems }) => (
            <>
              {about}
              <p role="status">{words.sent}</p>
              <Field
                id="code"
                name="code"
                label={words.label}
                defaultValue={state.status === 'unasked' ? '' : (state.typed.code ?? '')}
                error={problems.code}
                inputMode="numeric"
                autoComplete="one-time-code"
                dir="ltr"
                maxLength={100}
              />
              <Button type="submit" aria-disabled={isBusy}>
                {isBusy ? words.submitting : words.submit}
              </Button>
            </>
          )}
        </StepForm>
      )}
      <StepForm {...common} action={send} isLocked={left > 0}>
        {({ isBusy, problems }) => (
          <>
            {about}
            <Button type="submit" look={isSent ? 'quiet' : 'primary'} aria-disabled={isBusy || left > 0}>
              {isBusy ? words.sending : sendLabel(words, isSent, left)}
            </Button>
            {problems.code !== undefined && (
              <p role="alert" className={styles.problem}>
                {problems.code}
              </p>
            )}
          </>
        )}
      </StepForm>
    </>
  )
}

function sendLabel(words: CodeWords, isSent: boolean, left: number): string {
  if (left > 0) return words.againIn.replace(COUNTDOWN, asClock(left))
  return isSent ? words.again : words.send
}
