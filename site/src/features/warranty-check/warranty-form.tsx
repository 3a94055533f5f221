'use client'

import { useActionState, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { checkWarranty } from './check-warranty'
import { Answer } from './answer'
import { useAnswerCount } from './use-answer-count'
import styles from './warranty.module.css'

export interface WarrantyWords {
  imei: string
  hint: string
  submit: string
  submitting: string
  slow: string
  privacy: string
  failed: string
  facts: string
  next: string
}

interface WarrantyFormProps {
  lang: string
  words: WarrantyWords
  contact: ReactNode
}

/** The answer stands above the form, which keeps what was typed. Without scripts it is a plain POST. */
export function WarrantyForm({ lang, words, contact }: WarrantyFormProps) {
  const [state, check, isPending] = useActionState(checkWarranty, { status: 'unasked' })
  const answerCount = useAnswerCount(state)
  const answer = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(state)

  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (state.status === 'invalid') input.current?.focus()
    else answer.current?.querySelector('h2')?.focus()
  }, [state])

  const value = state.status === 'unasked' ? '' : state.value
  return (
    <div className={styles.check}>
      <div ref={answer}>
        <Answer state={state} isPending={isPending} words={words} contact={contact} />
      </div>
      {/* A new form below each answer: the old one would jump from under the visitor's finger. */}
      <form
        key={answerCount}
        action={check}
        className={styles.form}
        onSubmit={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        <input type="hidden" name="lang" value={lang} />
        <Field
          ref={input}
          id="imei"
          name="imei"
          label={words.imei}
          hint={words.hint}
          error={!isPending && state.status === 'invalid' ? state.message : undefined}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={100}
        />
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
        <p className={styles.privacy}>{words.privacy}</p>
      </form>
    </div>
  )
}
