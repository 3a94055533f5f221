'use client'

import type { ReactNode } from 'react'
import { ChoiceGroup } from '@/ui/field/choice-group'
import type { FieldState } from '@/forms/lookup-form'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import type { Typed } from '@/forms/state'
import { GoOn } from '@/forms/go-on'
import type { Channel } from './channel'
import { choosePlan } from './choose-plan'
import styles from './steps.module.css'

export interface ShownPlan {
  name: string
  facts: { label: string; values: string[] }[]
  reason: string | null
  offers: { value: string; duration: string; price: string; total: string }[]
}

interface PlanFormProps {
  lang: string
  channel: Channel
  before: Typed
  plans: ShownPlan[]
  words: LookupWords & { legend: string; opening: string; open: string }
  contact: ReactNode
  note: ReactNode
}

/** [2.4#44], [2.4#46]. Without scripts all durations show. */
export function PlanForm({ lang, channel, before, plans, words, contact, note }: PlanFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={choosePlan}
      before={before}
      words={words}
      contact={contact}
      note={note}
      show={(path) => <GoOn path={path} words={words} />}
      fields={(field) => (
        <>
          <input type="hidden" name="channel" value={channel} />
          <PlanField field={field('plan')} plans={plans} legend={words.legend} />
        </>
      )}
    />
  )
}

interface PlanFieldProps {
  field: FieldState
  plans: ShownPlan[]
  legend: string
}

function PlanField({ field: { name, defaultValue, error }, plans, legend }: PlanFieldProps) {
  const first = plans.find(({ reason }) => reason === null)?.offers[0]?.value
  return (
    <ChoiceGroup id="plan" legend={legend} role="radiogroup" error={error} className={styles.plans}>
      {plans.map(({ name: plan, facts, reason, offers }) => (
        <div key={plan} className={styles.plan}>
          <h2>{plan}</h2>
          <dl className={styles.cover}>
            {facts.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                {values.map((value) => (
                  <dd key={value}>{value}</dd>
                ))}
              </div>
            ))}
          </dl>
          {reason !== null && <p className={styles.reason}>{reason}</p>}
          {reason === null &&
            offers.map(({ value, duration, price, total }) => (
              <label key={value} className={styles.offer}>
                <input
                  type="radio"
                  id={value === first ? 'plan' : undefined}
                  name={name}
                  value={value}
                  defaultChecked={value === defaultValue}
                />
                <span>
                  <strong>{duration}</strong>
                  <span className={styles.quiet}>{price}</span>
                  <span>{total}</span>
                </span>
              </label>
            ))}
        </div>
      ))}
    </ChoiceGroup>
  )
}
