'use client'

import type { ReactNode } from 'react'
import type { SelectOption } from '@/ui/field/select-field'
import { CodeField } from '@/forms/code-field'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { PhoneFields } from '@/forms/phone-fields'
import { PrivacyNote } from '@/forms/privacy-note'
import type { Typed } from '@/forms/state'
import { GoOn } from '@/forms/go-on'
import { findAppointment } from './find-appointment'

interface FindWords extends LookupWords {
  number: string
  numberHint: string
  country: string
  choose: string
  phone: string
  phoneHint: string
  privacy: string
  opening: string
  open: string
}

interface FindFormProps {
  lang: string
  before: Typed
  regions: SelectOption[]
  words: FindWords
  contact: ReactNode
}

export function FindForm({ lang, before, regions, words, contact }: FindFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={findAppointment}
      before={before}
      words={words}
      contact={contact}
      show={(path) => <GoOn path={path} words={words} />}
      note={<PrivacyNote text={words.privacy} />}
      fields={(field) => (
        <>
          <CodeField
            id="appointment-number"
            field={field('appointmentNumber')}
            label={words.number}
            hint={words.numberHint}
            keys="letters"
          />
          <PhoneFields field={field} words={words} regions={regions} />
        </>
      )}
    />
  )
}
