import { useActionState, useEffect, useRef, type ReactNode } from 'react'
import { TICKET_FIELD } from '@/abuse/fields'
import { useResend } from '../use-resend'
import type { LookupWords } from '../lookup-words'
import { NoAnswer } from '../no-answer'
import type { Lookup, LookupState, Typed } from '../state'
import { useFocusOnAnswer, wrongIn } from '../use-focus-on-answer'
import { useRemainingProblems } from '../use-remaining-problems'
import styles from './one-time-code.module.css'

interface StepFormProps {
  lang: string
  action: Lookup<string>
  words: Pick<LookupWords, 'failed' | 'throttled' | 'remaining' | 'allResolved'>
  contact: ReactNode
  isLocked?: boolean
  children: (step: { isBusy: boolean; state: LookupState<string>; problems: Typed }) => ReactNode
}

export function StepForm({ lang, action, words, contact, isLocked = false, children }: StepFormProps) {
  const [state, send, isPending] = useActionState<LookupState<string>, FormData>(action, {
    status: 'unasked',
  })
  const form = useRef<HTMLFormElement>(null)
  useLeadElsewhere(state)
  const { isComing, keep } = useResend(state, form, send)
  const isBusy = isPending || isComing
  useFocusOnAnswer(state, ({ status }) => (status === 'invalid' ? wrongIn(form.current) : null))
  const wrong = !isBusy && state.status === 'invalid' ? state.problems : {}
  const { problems, announcement, onInput } = useRemainingProblems(form, state, wrong, words)
  return (
    <form
      ref={form}
      action={send}
      className={styles.step}
      data-wrong={state.status === 'invalid' ? '' : undefined}
      onInput={onInput}
      onSubmit={(event) => {
        if (isBusy || isLocked) event.preventDefault()
        else keep(event.currentTarget)
      }}
    >
      <input type="hidden" name="lang" value={lang} />
      {state.status === 'throttled' && (
        <input type="hidden" name={TICKET_FIELD} value={state.throttled.ticket} />
      )}
      {children({ isBusy, state, problems })}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div role="alert" className={styles.outcome}>
        {!isBusy && <NoAnswer state={state} words={words} contact={contact} heading="h3" />}
      </div>
    </form>
  )
}

/** The server renders the page of the step anew; where the next step has another address, it is opened. */
function useLeadElsewhere(state: LookupState<string>): void {
  const next = state.status === 'answered' ? state.found : null
  useEffect(() => {
    if (next !== null && new URL(next, location.href).href !== location.href) location.replace(next)
  }, [next])
}
