'use client'

import type { ReactNode } from 'react'
import type { FieldState } from '@/forms/lookup-form'
import { TimeChoice } from '@/forms/time-choice/time-choice'
import { PhoneFields } from '@/forms/phone-fields'
import type { Typed } from '@/forms/state'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { ChoiceGroup } from '@/ui/field/choice-group'
import { Field } from '@/ui/field/field'
import type { SelectOption } from '@/ui/field/select-field'
import { bookPickUp } from './book-pick-up'
import { LONGEST } from './pick-up-fields'
import type { ShownDay } from './shown-windows'
import styles from './pick-up.module.css'

interface WindowWords {
  window: string
  zone: string
  none: string
  full: string
}

interface TimeWords extends SubmissionWords, WindowWords {
  name: string
  country: string
  choose: string
  phone: string
  phoneHint: string
}

interface TimeFormProps {
  lang: string
  sealed: string
  before: Typed
  /** Null for a parcel that its owner sends. */
  days: ShownDay[] | null
  regions: SelectOption[]
  words: TimeWords
  contact: ReactNode
  note: ReactNode
}

export function TimeForm({ days, regions, words, ...form }: TimeFormProps) {
  return (
    <SubmissionForm
      {...form}
      draft="pick-up"
      action={bookPickUp}
      words={words}
      fields={(field) => (
        <>
          {days && <WindowField field={field('window')} days={days} words={words} />}
          <Field
            id="name"
            {...field('name')}
            data-profile="name"
            label={words.name}
            autoComplete="name"
            maxLength={LONGEST.name}
          />
          <PhoneFields field={field} words={words} regions={regions} />
        </>
      )}
    />
  )
}

interface WindowFieldProps {
  field: FieldState
  days: ShownDay[]
  words: WindowWords
}

function WindowField({ field: { name, defaultValue, error }, days, words }: WindowFieldProps) {
  const first = days.flatMap(({ windows }) => windows)[0]
  return (
    <ChoiceGroup id={name} role="radiogroup" legend={words.window} error={error}>
      <p className={styles.quiet}>{first ? words.zone : words.none}</p>
      <div className={styles.days}>
        {days.map(({ date, name: day, windows }) => (
          <div key={date} className={styles.day}>
            <p>{day}</p>
            {windows.length === 0 && <p className={styles.quiet}>{words.full}</p>}
            <div className={styles.windows}>
              {windows.map(({ value, name: time }) => (
                <TimeChoice
                  key={value}
                  id={value === first?.value ? name : value}
                  name={name}
                  value={value}
                  isChosen={value === defaultValue}
                  label={`${day}, ${time}`}
                  time={time}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </ChoiceGroup>
  )
}
