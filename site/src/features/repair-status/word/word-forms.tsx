'use client'

import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { LookupWords } from '@/forms/lookup-words'
import { StepForm } from '@/forms/one-time-code/step-form'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { canNotify, subscribeDevice } from './subscribe-device'
import { askForMail, askForMessage, askForPush } from './word-actions'
import styles from './word.module.css'

interface FormProps {
  lang: string
  sealed: string
  /** Of the fields, as several orders have this form on one page. */
  id: string
  contact: ReactNode
}

interface MailFormProps extends FormProps {
  words: LookupWords & { email: string; night: string }
}

export function MailForm({ lang, sealed, id, contact, words }: MailFormProps) {
  return (
    <StepForm lang={lang} action={askForMail} words={words} contact={contact}>
      {({ isBusy, state, problems }) => (
        <>
          <input type="hidden" name="sealed" value={sealed} />
          <Field
            key={state.status === 'answered' ? 'empty' : 'typed'}
            id={`${id}-email`}
            name="email"
            label={words.email}
            defaultValue={typedIn(state, 'email')}
            error={problems.email}
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
          />
          <Night label={words.night} isChosen={typedIn(state, 'night') !== ''} />
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
        </>
      )}
    </StepForm>
  )
}

interface MessageFormProps extends FormProps {
  channels: readonly ('sms' | 'whatsapp')[]
  /** Of the order, as its owner was shown it. */
  phone: string
  words: LookupWords & Record<'hint' | 'night' | 'sms' | 'whatsapp', string>
}

export function MessageForm({ lang, sealed, contact, channels, phone, words }: MessageFormProps) {
  return (
    <StepForm lang={lang} action={askForMessage} words={words} contact={contact}>
      {({ isBusy, state, problems }) => (
        <>
          <input type="hidden" name="sealed" value={sealed} />
          <fieldset className={styles.ways}>
            <legend>
              {words.hint} <bdi dir="ltr">{phone}</bdi>
            </legend>
            {channels.map((channel, at) => (
              <label key={channel} className={styles.choice}>
                <input type="radio" name="by" value={channel} defaultChecked={at === 0} />
                <span>{words[channel]}</span>
              </label>
            ))}
          </fieldset>
          <Night label={words.night} isChosen={typedIn(state, 'night') !== ''} />
          <Button type="submit" look="quiet" aria-disabled={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
          {problems.by !== undefined && <p role="alert">{problems.by}</p>}
        </>
      )}
    </StepForm>
  )
}

interface PushFormProps extends FormProps {
  publicKey: string
  words: LookupWords & { night: string; blocked: string; impossible: string }
}

/** Nothing where the browser can show no notices. */
export function PushForm({ lang, sealed, publicKey, contact, words }: PushFormProps) {
  const isPossible = useSyncExternalStore(unchanging, canNotify, () => false)
  const [problem, setProblem] = useState<'blocked' | 'impossible' | null>(null)
  const push = useRef<HTMLInputElement>(null)
  if (!isPossible) return null
  const begin = async (form: HTMLFormElement | null) => {
    const subscribed = await subscribeDevice(publicKey)
    setProblem(typeof subscribed === 'string' ? subscribed : null)
    if (typeof subscribed === 'string' || push.current === null) return
    push.current.value = JSON.stringify(subscribed)
    form?.requestSubmit()
  }
  return (
    <StepForm lang={lang} action={askForPush} words={words} contact={contact}>
      {({ isBusy, state, problems }) => (
        <>
          <input type="hidden" name="sealed" value={sealed} />
          <input type="hidden" name="push" ref={push} />
          <Night label={words.night} isChosen={typedIn(state, 'night') !== ''} />
          <Button
            type="button"
            look="quiet"
            aria-disabled={isBusy}
            onClick={(event) => void begin(event.currentTarget.form)}
          >
            {isBusy ? words.submitting : words.submit}
          </Button>
          <p role="alert" className={styles.problem}>
            {problem === null ? problems.push : words[problem]}
          </p>
        </>
      )}
    </StepForm>
  )
}

function Night({ label, isChosen }: { label: string; isChosen: boolean }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="night" defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
  )
}

type State = Parameters<Parameters<typeof StepForm>[0]['children']>[0]['state']

function typedIn(state: State, name: string): string {
  return state.status === 'unasked' || state.status === 'answered' ? '' : (state.typed[name] ?? '')
}

function unchanging(): () => void {
  return () => undefined
}
