'use client'

import type { ReactNode } from 'react'
import { Field } from '@/ui/field/field'
import type { SelectOption } from '@/ui/field/select-field'
import { TextAreaField } from '@/ui/field/text-area-field'
import { CodeField } from '@/forms/code-field'
import { ListField } from '@/forms/list-field'
import type { FieldState } from '@/forms/lookup-form'
import { PhoneFields } from '@/forms/phone-fields'
import type { Typed } from '@/forms/state'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { bookAppointment } from './book-appointment'
import { PhotoField } from '@/uploads/photo-field'
import type { PhotoWords } from '@/uploads/photo-words'
import { LONGEST, MOST_PHOTOS } from './booking-fields'
import { StepSection, StepsOfBooking, type StepWords } from './steps-of-booking'
import { SlotField, type SlotChoice, type SlotWords } from './slot-field'

const DRAFT = 'appointment'

export interface BookingWords extends SubmissionWords, SlotWords {
  steps: StepWords
  product: string
  choose: string
  model: string
  imei: string
  fault: string
  faultHint: string
  photos: string
  name: string
  country: string
  phone: string
  phoneHint: string
  email: string
  optional: string
}

interface BookingFormProps {
  lang: string
  sealed: string
  before: Typed
  slots: SlotChoice
  products: SelectOption[]
  regions: SelectOption[]
  words: BookingWords
  photoWords: PhotoWords
  contact: ReactNode
  note: ReactNode
}

/** [1#2] */
export function BookingForm({ slots, products, regions, words, photoWords, ...form }: BookingFormProps) {
  return (
    <SubmissionForm
      {...form}
      draft={DRAFT}
      action={bookAppointment}
      words={words}
      fields={(field) => (
        <>
          <StepsOfBooking words={words.steps} />
          <StepSection step="time" words={words.steps}>
            <SlotField field={field('slot')} choice={slots} words={words} />
          </StepSection>
          <StepSection step="device" words={words.steps}>
            <Device field={field} products={products} words={words} photoWords={photoWords} />
          </StepSection>
          <StepSection step="contact" words={words.steps}>
            <Contact field={field} regions={regions} words={words} />
          </StepSection>
        </>
      )}
    />
  )
}

interface PartProps {
  field: (name: string) => FieldState
  words: BookingWords
}

function Device({
  field,
  products,
  words,
  photoWords,
}: PartProps & Pick<BookingFormProps, 'products' | 'photoWords'>) {
  return (
    <>
      <ListField field={field('product')} label={words.product} empty={words.choose} options={products} />
      <Field
        id="model"
        {...field('model')}
        isOptional
        label={words.model}
        hint={words.optional}
        autoComplete="off"
        maxLength={LONGEST.model}
      />
      <CodeField
        id="imei"
        field={field('imei')}
        label={words.imei}
        hint={words.optional}
        keys="digits"
        isOptional
      />
      <TextAreaField
        id="fault"
        {...field('fault')}
        label={words.fault}
        hint={words.faultHint}
        maxLength={LONGEST.fault}
      />
      <PhotoField
        field={field('photos')}
        label={words.photos}
        most={MOST_PHOTOS}
        draft={DRAFT}
        words={photoWords}
      />
    </>
  )
}

function Contact({ field, regions, words }: PartProps & { regions: SelectOption[] }) {
  return (
    <>
      <Field
        id="name"
        {...field('name')}
        data-profile="name"
        label={words.name}
        autoComplete="name"
        maxLength={LONGEST.name}
      />
      <PhoneFields field={field} words={words} regions={regions} />
      <Field
        id="email"
        {...field('email')}
        isOptional
        label={words.email}
        hint={words.optional}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
      />
    </>
  )
}
