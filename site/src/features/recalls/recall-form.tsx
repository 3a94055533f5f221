'use client'

import type { ReactNode } from 'react'
import { CodeField } from '@/forms/code-field'
import { FindingCard } from '@/forms/finding-card'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { RecallNotices } from '@/recalls/recall-notices'
import { checkRecalls } from './check-recalls'

interface RecallWords extends LookupWords {
  number: string
  hint: string
  next: string
}

interface RecallFormProps {
  lang: string
  words: RecallWords
  contact: ReactNode
  note: ReactNode
}

export function RecallForm({ lang, words, contact, note }: RecallFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkRecalls}
      words={words}
      contact={contact}
      show={({ notices, cleared }) => (
        <>
          <RecallNotices notices={notices} />
          {cleared && <FindingCard finding={cleared} nextTitle={words.next} contact={contact} />}
        </>
      )}
      note={note}
      fields={(field) => (
        <CodeField
          id="number"
          field={field('number')}
          label={words.number}
          hint={words.hint}
          keys="letters"
        />
      )}
    />
  )
}
