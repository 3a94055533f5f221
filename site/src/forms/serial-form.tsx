'use client'

import type { ReactNode } from 'react'
import { CodeField } from './code-field'
import type { Finding } from './finding'
import { FindingCard } from './finding-card'
import { LookupForm } from './lookup-form'
import type { LookupWords } from './lookup-words'
import type { Lookup } from './state'

export interface SerialWords extends LookupWords {
  serial: string
  hint: string
  next: string
}

interface SerialFormProps {
  lang: string
  lookup: Lookup<Finding>
  serial?: string
  words: SerialWords
  contact: ReactNode
  note: ReactNode
}

export function SerialForm({ lang, lookup, serial = '', words, contact, note }: SerialFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={lookup}
      before={{ serial }}
      words={words}
      contact={contact}
      show={(finding) => <FindingCard finding={finding} nextTitle={words.next} contact={contact} />}
      note={note}
      fields={(field) => (
        <CodeField
          id="serial"
          field={field('serial')}
          label={words.serial}
          hint={words.hint}
          keys="letters"
        />
      )}
    />
  )
}
