'use client'

import type { ReactNode } from 'react'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { cancelAppointment, changeAppointment } from './change-appointment'
import { SlotField, type SlotChoice, type SlotWords } from './slot-field'

interface FormProps {
  lang: string
  sealed: string
  words: SubmissionWords
  contact: ReactNode
}

interface ChangeFormProps extends FormProps {
  slots: SlotChoice
  slotWords: SlotWords
}

export function ChangeForm({ slots, slotWords, ...form }: ChangeFormProps) {
  return (
    <SubmissionForm
      {...form}
      draft="appointment change"
      action={changeAppointment}
      fields={(field) => <SlotField field={field('slot')} choice={slots} words={slotWords} />}
      note={null}
    />
  )
}

export function CancelForm({ text, ...form }: FormProps & { text: string }) {
  return (
    <SubmissionForm
      {...form}
      draft="appointment cancel"
      action={cancelAppointment}
      fields={() => <p>{text}</p>}
      note={null}
    />
  )
}
