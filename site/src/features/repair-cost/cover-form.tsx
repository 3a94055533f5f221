'use client'

import type { RepairFault } from '@carelane/after-sales'
import type { ReactNode } from 'react'
import { CodeField } from '@/forms/code-field'
import { FindingCard } from '@/forms/finding-card'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { checkCover } from './check-cover'

interface CoverWords extends LookupWords {
  imei: string
  hint: string
  next: string
}

interface CoverFormProps {
  lang: string
  model: string
  fault: RepairFault
  words: CoverWords
  contact: ReactNode
  note: ReactNode
}

export function CoverForm({ lang, model, fault, words, contact, note }: CoverFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkCover}
      words={words}
      contact={contact}
      show={(finding) => <FindingCard finding={finding} nextTitle={words.next} contact={contact} />}
      note={note}
      fields={(field) => (
        <>
          <input type="hidden" name="model" value={model} />
          <input type="hidden" name="fault" value={fault} />
          <CodeField id="imei" field={field('imei')} label={words.imei} hint={words.hint} keys="digits" />
        </>
      )}
    />
  )
}
