'use client'

import { useActionState, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { Field } from '@/ui/field/field'
import type { LookupState } from '../lookup/state'
import { enterCode, sendCode } from './code-actions'
import { asClock, COUNTDOWN } from './clock'
import { useCountdown } from './use-countdown'
import styles from './repair.module.css'

interface CodeWords {
  send: string
  sending: string
  sent: string
  label: string
  submit: string
  checking: string
  again: string
  /** With `COUNTDOWN` in the place of the time. */
  againIn: string
  failed: string
}

interface CodeFormProps {
  lang: string
  isSent: boolean
  /** After how long another code can be asked for. */
  againInSeconds: number
  words: CodeWords
  contact: ReactNode
}

const UNASKED: LookupState<string> = { status: 'unasked' }

/** Sends a one-time code and takes it. The page itself changes with each step that succeeds. */
export function CodeForm({ lang, isSent, againInSeconds, words, contact }: CodeFormProps) {
  const [sendState, send, isSending] = useActionState(sendCode, UNASKED)
  const [enterState, enter, isChecking] = useActionState(enterCode, UNASKED)
  const left = useCountdown(againInSeconds)
  const field = useRef<HTMLInputElement>(null)
  const code = enterState.status === 'invalid' ? enterState.problems.code : undefined
  useEffect(() => {
    if (enterState.status === 'invalid') field.current?.focus()
  }, [enterState])
  const sendLabel = isSent ? words.again : words.send
  return (
    <>
      {isSent && (
        <form action={enter} className={styles.codeForm}>
          <p role="status">{words.sent}</p>
          <input type="hidden" name="lang" value={lang} />
          <Field
            ref={field}
            id="code"
            name="code"
            label={words.label}
            defaultValue={enterState.status === 'unasked' ? '' : (enterState.typed.code ?? '')}
            error={isChecking ? undefined : code}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            maxLength={100}
          />
          <Button type="submit" aria-disabled={isChecking}>
            {isChecking ? words.checking : words.submit}
          </Button>
          <Problem state={enterState} words={words} contact={contact} />
        </form>
      )}
      <form
        action={send}
        className={styles.codeForm}
        onSubmit={(event) => {
          if (isSending || left > 0) event.preventDefault()
        }}
      >
        <input type="hidden" name="lang" value={lang} />
        <Button type="submit" look={isSent ? 'quiet' : 'primary'} aria-disabled={isSending || left > 0}>
          {isSending
            ? words.sending
            : left > 0
              ? words.againIn.replace(COUNTDOWN, asClock(left))
              : sendLabel}
        </Button>
        {sendState.status === 'invalid' && (
          <p role="alert" className={styles.problem}>
            {sendState.problems.code}
          </p>
        )}
        <Problem state={sendState} words={words} contact={contact} />
      </form>
    </>
  )
}

interface ProblemProps {
  state: LookupState<string>
  words: CodeWords
  contact: ReactNode
}

function Problem({ state, words, contact }: ProblemProps) {
  if (state.status !== 'failed') return null
  return (
    <div role="alert">
      <Callout tone="bad" title={<h3>{words.failed}</h3>}>
        <p>{state.message}</p>
        {contact}
      </Callout>
    </div>
  )
}
