'use client'

import type { ReactNode } from 'react'
import { PhoneFields } from '@/forms/phone-fields'
import type { Typed } from '@/forms/state'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { Field } from '@/ui/field/field'
import type { SelectOption } from '@/ui/field/select-field'
import { TextAreaField } from '@/ui/field/text-area-field'
import { PhotoField } from '@/uploads/photo-field'
import type { PhotoWords } from '@/uploads/photo-words'
import { LONGEST } from './contest-fields'
import { submitContest } from './submit-contest'

interface ContestWords extends SubmissionWords {
  receipt: string
  boughtOn: string
  boughtOnHint: string
  shop: string
  name: string
  country: string
  choose: string
  phone: string
  phoneHint: string
  note: string
  optional: string
}

interface ContestFormProps {
  lang: string
  sealed: string
  draft: string
  before: Typed
  /** `YYYY-MM-DD` */
  today: string
  regions: SelectOption[]
  words: ContestWords
  photoWords: PhotoWords
  contact: ReactNode
  note: ReactNode
}

export function ContestForm({ today, regions, words, photoWords, ...form }: ContestFormProps) {
  return (
    <SubmissionForm
      {...form}
      action={submitContest}
      words={words}
      fields={(field) => (
        <>
          <PhotoField
            field={field('receipt')}
            label={words.receipt}
            most={1}
            draft={form.draft}
            words={photoWords}
          />
          <Field
            id="boughtOn"
            {...field('boughtOn')}
            label={words.boughtOn}
            hint={words.boughtOnHint}
            type="date"
            max={today}
          />
          <Field
            id="shop"
            {...field('shop')}
            label={words.shop}
            autoComplete="off"
            maxLength={LONGEST.shop}
          />
          <Field
            id="name"
            {...field('name')}
            label={words.name}
            autoComplete="name"
            maxLength={LONGEST.name}
          />
          <PhoneFields field={field} words={words} regions={regions} />
          <TextAreaField
            id="note"
            {...field('note')}
            label={words.note}
            hint={words.optional}
            data-optional=""
            maxLength={LONGEST.note}
          />
        </>
      )}
    />
  )
}
