import { useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useResend } from '@/forms/use-resend'
import { headingIn } from '@/forms/use-focus-on-answer'
import { useRemainingProblems } from '@/forms/use-remaining-problems'
import { ProblemSummary } from '@/forms/problem-summary'
import { Outcome, type SubmissionWords } from '@/forms/submission-form'
import { fieldOf, readEnteredAnswers, type EnteredAnswers } from './entered-answers'
import { HiddenFields } from './hidden-fields'
import { LeaveDialog, type LeaveWords } from './leave-dialog'
import type { OpenForm } from './open-form'
import { problemText, type ProblemWords } from './problem-text'
import { hasAnswers, isReady, stepsOf, type Step } from './progress'
import { QuestionField, type QuestionWords } from './question-field'
import type { SurveyState } from './state'
import { StepButtons, type ButtonWords } from './step-buttons'
import { StepHead, type StepWords } from './step-head'
import type { Question } from './survey'
import { useLeaving } from './use-leaving'
import { useProgress } from './use-progress'
import styles from './survey.module.css'

export interface SurveyWords extends SubmissionWords, StepWords, ButtonWords {
  question: QuestionWords
  problems: ProblemWords
  leave: LeaveWords
}

export interface QuestionnaireProps {
  lang: string
  home: string
  form: OpenForm
  state: SurveyState
  send: (form: FormData) => void
  isPending: boolean
  words: SurveyWords
  contact: ReactNode
  note: ReactNode
}

export function Questionnaire({ form, state, send, isPending, words, ...rest }: QuestionnaireProps) {
  const { questions, title } = form.survey
  const element = useRef<HTMLFormElement>(null)
  const { progress, isMoved, key, take, keep, forget } = useProgress(form, state)
  const resend = useResend(state.outcome, element, send)
  const isBusy = isPending || resend.isComing
  const typed = () => (element.current ? readEnteredAnswers(new FormData(element.current), questions) : {})
  const [leadsTo, ask] = useLeaving(() => hasAnswers(typed()))
  const focusNext = useFocusAfterStep(element)
  const name = fieldOf(progress.at)
  const question = questions[progress.at] as Question
  const wrong = problemText(progress.problem, question.kind, words.problems)
  const { problems, announcement, onInput } = useRemainingProblems(
    element,
    progress,
    wrong ? { [name]: wrong } : {},
    words,
  )

  const leave = (address: string) => {
    forget()
    location.assign(address)
  }
  const onStep = (step: Step, given: EnteredAnswers) => {
    if (step !== 'leave') {
      take(given, step)
      focusNext()
    } else if (hasAnswers(given)) {
      ask(rest.home)
    } else {
      leave(rest.home)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const step = (submitter as HTMLButtonElement | null)?.value as Step
    const given = typed()
    const isSent = step === 'send' && isReady(questions, { at: progress.at, given })
    if (!isBusy && isSent) {
      resend.keep(event.currentTarget)
      return
    }
    event.preventDefault()
    if (!isBusy) onStep(step, given)
  }
  const steps = stepsOf(questions, progress)
  return (
    <form
      ref={element}
      action={send}
      className={styles.form}
      onSubmit={onSubmit}
      data-wrong={wrong === undefined ? undefined : ''}
      onInput={(event) => {
        onInput(event)
        keep(typed())
      }}
    >
      {!isBusy && !isMoved && (
        <Outcome state={state.outcome} problems={{}} words={words} contact={rest.contact} />
      )}
      <ProblemSummary title={words.check} problems={problems} />
      <HiddenFields
        lang={rest.lang}
        sealed={form.sealed}
        draft={form.draft}
        formKey={key}
        at={progress.at}
        given={progress.given}
        outcome={state.outcome}
      />
      {(leadsTo !== null || progress.isLeaving) && (
        <LeaveDialog
          words={words.leave}
          isInPage={leadsTo === null}
          onLeave={() => leave(leadsTo ?? rest.home)}
          onStay={() => {
            ask(null)
            if (progress.isLeaving) take(typed(), 'stay')
          }}
        />
      )}
      {title && (
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
      )}
      <StepHead {...steps} words={words} />
      <div key={name}>
        <QuestionField
          name={name}
          question={question}
          given={progress.given[name] ?? []}
          error={problems[name]}
          words={words.question}
        />
      </div>
      <StepButtons {...steps} isBusy={isBusy} words={words} />
      <p role="status" className={styles.status}>
        {resend.isComing && words.moment}
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {rest.note}
    </form>
  )
}

function useFocusAfterStep(form: { readonly current: HTMLFormElement | null }): () => void {
  const isDue = useRef(false)
  useLayoutEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    headingIn(form.current)?.focus()
  })
  return () => {
    isDue.current = true
  }
}
