'use client'

import type { ReactNode } from 'react'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { RatingFields, type FieldWords } from './rating-fields'
import { submitRating } from './submit-rating'

interface RatingFormProps {
  lang: string
  sealed: string
  draft: string
  words: SubmissionWords & FieldWords
  contact: ReactNode
  note: ReactNode
}

export function RatingForm({ words, ...form }: RatingFormProps) {
  return (
    <SubmissionForm
      {...form}
      action={submitRating}
      words={words}
      fields={(field) => <RatingFields field={field} words={words} />}
    />
  )
}
