'use client'

import { useActionState, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Answer } from './answer'
import { TICKET_FIELD } from '@/abuse/fields'
import { useResend } from './use-resend'
import type { LookupWords } from './lookup-words'
import type { Lookup, LookupState, Typed } from './state'
import { useAnswerCount } from './use-answer-count'
import { headingIn, useFocusOnAnswer, wrongIn } from './use-focus-on-answer'
import { useRemainingProblems } from './use-remaining-problems'
import styles from './lookup.module.css'

export interface FieldState {
  name: string
  defaultValue: string
  error: string | undefined
}

interface LookupFormProps<Found> {
  lang: string
  lookup: Lookup<Found>
  before?: Typed
  /** Asked before the page was shown. */
  initial?: LookupState<Found> | undefined
  words: LookupWords
  contact: ReactNode
  fields: (field: (name: string) => FieldState) => ReactNode
  /** Its first `h2 tabIndex={-1}` gets the focus. */
  show: (found: Found) => ReactNode
  note?: ReactNode
}

export function LookupForm<Found>({
  lang,
  lookup,
  before = {},
  initial = { status: 'unasked' },
  words,
  contact,
  fields,
  show,
  note,
}: LookupFormProps<Found>) {
  const [state, send, isPending] = useActionState<LookupState<Found>, FormData>(lookup, initial)
  const answerCount = useAnswerCount(state)
  const answer = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { isComing, keep } = useResend(state, form, send)
  const isBusy = isPending || isComing

  useFocusOnAnswer(state, ({ status }) =>
    status === 'invalid' ? wrongIn(form.current) : headingIn(answer.current),
  )

  const typed = state.status === 'unasked' ? before : state.typed
  const wrong = !isBusy && state.status === 'invalid' ? state.problems : {}
  const { problems, announcement, onInput } = useRemainingProblems(form, state, wrong, words)
  return (
    <div className={styles.lookup}>
      <div ref={answer}>
        <Answer
          state={state}
          isPending={isPending}
          isComing={isComing}
          words={words}
          contact={contact}
          show={show}
        />
      </div>
      {/* A new form below each answer: the old one would jump from under the visitor's finger. */}
      <form
        key={answerCount}
        ref={form}
        action={send}
        className={styles.form}
        data-wrong={state.status === 'invalid' ? '' : undefined}
        onInput={onInput}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
          else keep(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
        }}
      >
        <input type="hidden" name="lang" value={lang} />
        {state.status === 'throttled' && (
          <input type="hidden" name={TICKET_FIELD} value={state.throttled.ticket} />
        )}
        {fields((name) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] }))}
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
        {note}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </form>
    </div>
  )
}
