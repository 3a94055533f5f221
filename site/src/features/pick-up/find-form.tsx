'use client'

import type { ReactNode } from 'react'
import { CodeField } from '@/forms/code-field'
import { GoOn } from '@/forms/go-on'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { findPickUp } from './find-pick-up'

interface FindWords extends LookupWords {
  number: string
  numberHint: string
  digits: string
  digitsHint: string
  opening: string
  open: string
}

interface FindFormProps {
  lang: string
  words: FindWords
  contact: ReactNode
}

export function FindForm({ lang, words, contact }: FindFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={findPickUp}
      words={words}
      contact={contact}
      show={(path) => <GoOn path={path} words={words} />}
      fields={(field) => (
        <>
          <CodeField
            id="pick-up-number"
            field={field('pickUpNumber')}
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
