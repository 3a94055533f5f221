'use client'

import type { ReactNode } from 'react'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { cancelPickUp } from './cancel-pick-up'

interface CancelFormProps {
  lang: string
  sealed: string
  text: string
  words: SubmissionWords
  contact: ReactNode
}

export function CancelForm({ text, ...form }: CancelFormProps) {
  return (
    <SubmissionForm
      {...form}
      draft="pick-up cancellation"
      action={cancelPickUp}
      fields={() => <p>{text}</p>}
      note={null}
    />
  )
}
