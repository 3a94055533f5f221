'use client'

import type { ReactNode } from 'react'
import { GoOn } from '@/forms/go-on'
import { ListField } from '@/forms/list-field'
import { LookupForm, type FieldState } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import type { Typed } from '@/forms/state'
import { ChoiceGroup } from '@/ui/field/choice-group'
import type { SelectOption } from '@/ui/field/select-field'
import { TextAreaField } from '@/ui/field/text-area-field'
import { chooseDevice } from './choose-device'
import { LONGEST, type Danger } from './pick-up-fields'
import styles from './pick-up.module.css'

interface DeviceWords extends LookupWords {
  device: string
  choose: string
  fault: string
  faultHint: string
  safety: string
  opening: string
  open: string
}

interface DeviceFormProps {
  lang: string
  before: Typed
  devices: SelectOption[]
  /** 'none' first. */
  answers: SelectOption[]
  notices: Record<Danger, ReactNode>
  words: DeviceWords
  contact: ReactNode
}

export function DeviceForm({ lang, before, devices, answers, notices, words, contact }: DeviceFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={chooseDevice}
      before={before}
      words={words}
      contact={contact}
      show={(found) => ('path' in found ? <GoOn path={found.path} words={words} /> : notices[found.danger])}
      fields={(field) => (
        <>
          <ListField field={field('device')} label={words.device} empty={words.choose} options={devices} />
          <TextAreaField
            id="fault"
            {...field('fault')}
            label={words.fault}
            hint={words.faultHint}
            maxLength={LONGEST.fault}
          />
          <Safety field={field('safety')} legend={words.safety} answers={answers} />
        </>
      )}
    />
  )
}

interface SafetyProps {
  field: FieldState
  legend: string
  answers: SelectOption[]
}

function Safety({ field: { name, defaultValue, error }, legend, answers }: SafetyProps) {
  return (
    <ChoiceGroup id={name} role="radiogroup" legend={legend} error={error}>
      <div className={styles.answers}>
        {answers.map(({ value, name: answer }, place) => (
          <label key={value}>
            <input
              type="radio"
              id={place === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <span>{answer}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
