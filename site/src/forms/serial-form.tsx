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

interface SerialFormProps<Found extends Finding> {
  lang: string
  lookup: Lookup<Found>
  serial?: string
  words: SerialWords
  contact: ReactNode
  /** Above the answer. */
  first?: (finding: Found) => ReactNode
  /** Below the answer. */
  more?: (finding: Found) => ReactNode
  note: ReactNode
}

export function SerialForm<Found extends Finding>({
  lang,
  lookup,
  serial = '',
  words,
  contact,
  first,
  more,
  note,
}: SerialFormProps<Found>) {
  return (
    <LookupForm
      lang={lang}
      lookup={lookup}
      before={{ serial }}
      words={words}
      contact={contact}
      show={(finding) => (
        <>
          {first?.(finding)}
          <FindingCard finding={finding} nextTitle={words.next} contact={contact} />
          {more?.(finding)}
        </>
      )}
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
