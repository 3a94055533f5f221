'use client'

import type { ReactNode } from 'react'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { TextAreaField } from '@/ui/field/text-area-field'
import { LONGEST_NOTE } from './longest-note'
import { submitEnquiry } from './submit-enquiry'

interface EnquiryFormProps {
  lang: string
  sealed: string
  draft: string
  words: SubmissionWords & { note: string; optional: string }
  contact: ReactNode
  note: ReactNode
}

export function EnquiryForm({ words, ...form }: EnquiryFormProps) {
  return (
    <SubmissionForm
      {...form}
      action={submitEnquiry}
      words={words}
      fields={(field) => (
        <TextAreaField
          id={form.draft}
          {...field('note')}
          label={words.note}
          hint={words.optional}
          data-optional=""
          maxLength={LONGEST_NOTE}
        />
      )}
    />
  )
}
