'use client'

import { useActionState, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { TICKET_FIELD } from '@/abuse/fields'
import { useResend } from './use-resend'
import type { FieldState } from './lookup-form'
import type { LookupWords } from './lookup-words'
import { NoAnswer } from './no-answer'
import type { Lookup, LookupState, Typed } from './state'
import { headingIn, useFocusOnAnswer } from './use-focus-on-answer'
import { useRemainingProblems } from './use-remaining-problems'
import { GoOn } from './go-on'
import { ProblemSummary } from './problem-summary'
import type { Receipt } from './receipt'
import { ReceiptCard } from './receipt-card'
import { useDraft } from './use-draft'
import styles from './submission.module.css'

export interface SubmissionWords extends LookupWords {
  check: string
}

interface SubmissionFormProps {
  lang: string
  sealed: string
  draft: string
  action: Lookup<Receipt>
  before?: Typed
  words: SubmissionWords
  contact: ReactNode
  fields: (field: (name: string) => FieldState) => ReactNode
  note: ReactNode
  instead?: { content: ReactNode; isHandedIn: boolean } | undefined
}

export function SubmissionForm({
  lang,
  sealed,
  draft,
  action,
  before = {},
  words,
  contact,
  fields,
  note,
  instead,
}: SubmissionFormProps) {
  const [state, send, isPending] = useActionState<LookupState<Receipt>, FormData>(action, {
    status: 'unasked',
  })
  const frame = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { isComing, keep } = useResend(state, form, send)
  const isBusy = isPending || isComing
  useDraft(form, draft, instead?.isHandedIn ? 'answered' : state.status)
  useFocusOnAnswer(state, () => headingIn(frame.current))

  const wrong = !isBusy && state.status === 'invalid' ? state.problems : {}
  const { problems, announcement, onInput } = useRemainingProblems(form, state, wrong, words)

  if (state.status === 'answered')
    return (
      <div ref={frame}>
        {state.found.path === undefined ? (
          <ReceiptCard receipt={state.found} contact={contact} />
        ) : (
          <GoOn path={state.found.path} words={{ opening: state.found.title, open: state.found.text }} />
        )}
      </div>
    )
  if (instead) return <div ref={frame}>{instead.content}</div>
  const typed: Typed = state.status === 'unasked' ? before : state.typed
  return (
    <div ref={frame} className={styles.frame}>
      {!isBusy && <Outcome state={state} problems={problems} words={words} contact={contact} />}
      <form
        ref={form}
        action={send}
        className={styles.form}
        data-wrong={state.status === 'invalid' ? '' : undefined}
        onInput={onInput}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
          else keep(event.currentTarget)
        }}
      >
        <input type="hidden" name="lang" value={lang} />
        {/* The request key of the first answer stays: a new one would be a new submission. */}
        <input type="hidden" name="sealed" value={typed.sealed ?? sealed} />
        {state.status === 'throttled' && (
          <input type="hidden" name={TICKET_FIELD} value={state.throttled.ticket} />
        )}
        {fields((name) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] }))}
        {note}
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
        <p role="status" className={styles.status}>
          {isComing && words.moment}
        </p>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </form>
    </div>
  )
}

type OutcomeProps = Pick<SubmissionFormProps, 'words' | 'contact'> & {
  state: LookupState<Receipt>
  problems: Typed
}

export function Outcome({ state, problems, words, contact }: OutcomeProps) {
  if (state.status === 'invalid') return <ProblemSummary title={words.check} problems={problems} />
  if (state.status === 'changed')
    return (
      <Callout tone="good" title={<h2 tabIndex={-1}>{state.title}</h2>}>
        <p>{state.message}</p>
      </Callout>
    )
  return <NoAnswer state={state} words={words} contact={contact} />
}
