'use client'

import type { ReactNode } from 'react'
import { LookupForm, type LookupWords } from '../lookup/lookup-form'
import { FindingCard } from '../lookup/finding-card'
import { checkWarranty } from './check-warranty'
import { ImeiField, type ImeiWords } from './imei-field'

export interface WarrantyWords extends LookupWords, ImeiWords {
  next: string
}

interface WarrantyFormProps {
  lang: string
  words: WarrantyWords
  contact: ReactNode
  note: ReactNode
}

export function WarrantyForm({ lang, words, contact, note }: WarrantyFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkWarranty}
      words={words}
      contact={contact}
      show={(finding) => <FindingCard finding={finding} nextTitle={words.next} contact={contact} />}
      note={note}
      fields={(field) => <ImeiField field={field('imei')} words={words} />}
    />
  )
}
