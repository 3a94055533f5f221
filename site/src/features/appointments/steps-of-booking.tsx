import { useEffect, useRef, useState, type ReactNode } from 'react'
import { StepMark } from '@/forms/steps/step-mark'
import { Icon } from '@/ui/icon/icon'
import { NEEDED, STEPS, type StepName } from './steps'
import styles from './steps.module.css'

export interface StepWords {
  label: string
  done: string
  titles: readonly string[]
  /** In the section's digits. */
  numbers: readonly string[]
  /** `Step 1 of 3`, … */
  of: readonly string[]
}

export function StepsOfBooking({ words }: { words: StepWords }) {
  const list = useRef<HTMLOListElement>(null)
  const [done, setDone] = useState<readonly StepName[]>([])

  useEffect(() => {
    const form = list.current?.closest('form')
    if (!form) return
    const look = () => {
      const entered = new FormData(form)
      const isEntered = (name: string) => String(entered.get(name) ?? '').trim() !== ''
      setDone(STEPS.filter((step) => NEEDED[step].every(isEntered)))
    }
    // After the form's effect, which fills in the draft.
    queueMicrotask(look)
    form.addEventListener('input', look)
    return () => form.removeEventListener('input', look)
  }, [])

  return (
    <nav aria-label={words.label}>
      <ol role="list" ref={list} className={styles.steps}>
        {STEPS.map((step, at) => (
          <li key={step} data-done={done.includes(step) ? '' : undefined}>
            <a href={`#step-${step}`}>
              <StepMark>{done.includes(step) ? <Icon name="check" size={20} /> : words.numbers[at]}</StepMark>
              {words.titles[at]}
              {done.includes(step) && <span className="visually-hidden"> {words.done}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepSectionProps {
  step: StepName
  words: StepWords
  children: ReactNode
}

export function StepSection({ step, words, children }: StepSectionProps) {
  const at = STEPS.indexOf(step)
  return (
    <section aria-labelledby={`step-${step}`} className={styles.section}>
      <header>
        <p className={styles.of}>{words.of[at]}</p>
        <h2 id={`step-${step}`}>{words.titles[at]}</h2>
      </header>
      {children}
    </section>
  )
}
