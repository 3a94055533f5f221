'use client'

import type { ReactNode } from 'react'
import { CodeField } from '../code-field'
import { GoOn } from '../go-on'
import { LookupForm } from '../lookup-form'
import type { LookupWords } from '../lookup-words'
import type { Lookup } from '../state'

interface OwnNumberWords extends LookupWords {
  number: string
  numberHint: string
  digits: string
  digitsHint: string
  opening: string
  open: string
}

interface OwnNumberFormProps {
  lang: string
  lookup: Lookup<string>
  /** Of the field of the number. */
  id: string
  name: string
  words: OwnNumberWords
  contact: ReactNode
}

/** For what is opened by its number and the last four digits of a phone. */
export function OwnNumberForm({ lang, lookup, id, name, words, contact }: OwnNumberFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={lookup}
      words={words}
      contact={contact}
      show={(path) => <GoOn path={path} words={words} />}
      fields={(field) => (
        <>
          <CodeField
            id={id}
            field={field(name)}
            label={words.number}
            hint={words.numberHint}
            keys="letters"
          />
          <CodeField
            id="last-digits"
            field={field('lastDigits')}
            label={words.digits}
            hint={words.digitsHint}
            keys="digits"
          />
        </>
      )}
    />
  )
}
