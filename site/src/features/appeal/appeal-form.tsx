'use client'

import type { ReactNode } from 'react'
import { ChoiceGroup } from '@/ui/field/choice-group'
import { Field } from '@/ui/field/field'
import { CodeField } from '@/forms/code-field'
import type { FieldState } from '@/forms/lookup-form'
import type { Typed } from '@/forms/state'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { PhotoField } from '@/uploads/photo-field'
import type { PhotoWords } from '@/uploads/photo-words'
import { FLIGHTS, LONGEST, type FlightAnswer, type PhotoName } from './fields'
import { LocationField, type LocationWords } from './location-field'
import { submitAppeal } from './submit-appeal'
import styles from './appeal.module.css'

export interface AppealWords extends SubmissionWords, LocationWords {
  idNumber: string
  invoiceNumber: string
  imei1: string
  imeiHint: string
  nearbyStore: string
  optional: string
  flight: string
  flightHint: string
  flights: Readonly<Record<FlightAnswer, string>>
  flightNumber: string
  flightNumberHint: string
  photos: Readonly<Record<PhotoName, string>>
  photoKept: string
}

interface AppealFormProps {
  lang: string
  sealed: string
  draft: string
  before: Typed
  handed: readonly PhotoName[]
  words: AppealWords
  photoWords: PhotoWords
  contact: ReactNode
  note: ReactNode
}

/** Also a change [3#33]. */
export function AppealForm({ handed, words, photoWords, ...form }: AppealFormProps) {
  return (
    <SubmissionForm
      {...form}
      action={submitAppeal}
      words={words}
      fields={(field) => {
        const photo = (name: PhotoName) => (
          <PhotoField
            field={field(name)}
            label={words.photos[name]}
            most={1}
            draft={form.draft}
            words={handed.includes(name) ? { ...photoWords, hint: words.photoKept } : photoWords}
          />
        )
        const part = { field, words, photo }
        return (
          <>
            <LocationField field={field('location')} words={words} />
            <Proofs {...part} />
            <Flight {...part} />
          </>
        )
      }}
    />
  )
}

interface PartProps {
  field: (name: string) => FieldState
  words: AppealWords
  photo: (name: PhotoName) => ReactNode
}

function Proofs({ field, words, photo }: PartProps) {
  return (
    <>
      <Field
        id="idNumber"
        {...field('idNumber')}
        label={words.idNumber}
        autoComplete="off"
        dir="ltr"
        maxLength={LONGEST.idNumber}
      />
      {photo('idPhoto')}
      <Field
        id="invoiceNumber"
        {...field('invoiceNumber')}
        label={words.invoiceNumber}
        autoComplete="off"
        dir="ltr"
        maxLength={LONGEST.invoiceNumber}
      />
      {photo('invoicePhoto')}
      <CodeField id="imei1" field={field('imei1')} label={words.imei1} hint={words.imeiHint} keys="digits" />
      {photo('imei1Photo')}
      <Field
        id="nearbyStore"
        {...field('nearbyStore')}
        isOptional
        label={words.nearbyStore}
        hint={words.optional}
        autoComplete="off"
        maxLength={LONGEST.nearbyStore}
      />
    </>
  )
}

/** [5#18]. CSS hides the details until yes, as in `readAppeal`. */
function Flight({ field, words, photo }: PartProps) {
  const { name, defaultValue, error } = field('flight')
  return (
    <div className={styles.journey}>
      <ChoiceGroup id={name} role="radiogroup" legend={words.flight} error={error} className={styles.byPlane}>
        <p className={styles.hint}>{words.flightHint}</p>
        {FLIGHTS.map((answer, at) => (
          <label key={answer}>
            <input
              type="radio"
              id={at === 0 ? name : `${name}-${answer}`}
              name={name}
              value={answer}
              defaultChecked={defaultValue === answer}
            />
            {words.flights[answer]}
          </label>
        ))}
      </ChoiceGroup>
      <div className={styles.flight}>
        <Field
          id="flightNumber"
          {...field('flightNumber')}
          label={words.flightNumber}
          hint={words.flightNumberHint}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          maxLength={LONGEST.flightNumber}
        />
        {photo('boardingPassPhoto')}
      </div>
    </div>
  )
}
