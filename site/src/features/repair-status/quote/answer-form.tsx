'use client'

import type { ReactNode } from 'react'
import type { LookupWords } from '@/forms/lookup-words'
import { StepForm } from '@/forms/one-time-code/step-form'
import { Button } from '@/ui/button/button'
import { chooseAnswer } from './answer-actions'
import styles from './quote.module.css'

interface AnswerFormProps {
  lang: string
  sealed: string
  contact: ReactNode
  words: LookupWords & { legend: string }
  choices: { value: string; label: string; text: string }[]
}

export function AnswerForm({ lang, sealed, contact, words, choices }: AnswerFormProps) {
  return (
    <StepForm lang={lang} action={chooseAnswer} words={words} contact={contact}>
      {({ isBusy, state, problems }) => (
        <>
          <input type="hidden" name="sealed" value={sealed} />
          <fieldset
            className={styles.choices}
            aria-describedby={problems.answer === undefined ? undefined : 'answer-error'}
          >
            <legend>{words.legend}</legend>
            {choices.map(({ value, label, text }, at) => (
              <label key={value}>
                <input
                  type="radio"
                  name="answer"
                  value={value}
                  aria-invalid={(problems.answer !== undefined && at === 0) || undefined}
                  defaultChecked={state.status !== 'unasked' && state.typed.answer === value}
                />
                <span>
                  <strong>{label}</strong>
                  <span>{text}</span>
                </span>
              </label>
            ))}
            {problems.answer !== undefined && (
              <p id="answer-error" className={styles.problem}>
                {problems.answer}
              </p>
            )}
          </fieldset>
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
        </>
      )}
    </StepForm>
  )
}
