'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import type { Finding } from '@/forms/finding'
import { FindingCard } from '@/forms/finding-card'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { checkContact } from './check-contact'

interface ContactWords extends LookupWords {
  contact: string
  hint: string
  report: string
  next: string
}

interface ContactFormProps {
  lang: string
  words: ContactWords
  contact: ReactNode
  note: ReactNode
}

export function ContactForm({ lang, words, contact, note }: ContactFormProps) {
  return (
    <LookupForm<Finding>
      lang={lang}
      lookup={checkContact}
      words={words}
      contact={contact}
      show={(finding) => <FindingCard finding={finding} nextTitle={words.next} contact={contact} />}
      note={
        <>
          <Button type="submit" look="quiet" name="report" value="1">
            {words.report}
          </Button>
          {note}
        </>
      }
      fields={(field) => (
        <Field
          id="contact"
          {...field('contact')}
          label={words.contact}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          maxLength={1000}
        />
      )}
    />
  )
}
