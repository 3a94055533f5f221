'use client'

import type { ReactNode } from 'react'
import { GoOn } from '@/forms/go-on'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import type { Typed } from '@/forms/state'
import { Field } from '@/ui/field/field'
import { checkAddress } from './check-address'
import { NotServedCard, type NotServedLinks, type NotServedWords } from './not-served-card'
import { LONGEST } from './pick-up-fields'

interface AddressWords extends LookupWords {
  state: string
  city: string
  postalCode: string
  line: string
  lineHint: string
  optional: string
  opening: string
  open: string
}

interface AddressFormProps {
  lang: string
  before: Typed
  words: AddressWords
  notServedWords: NotServedWords
  links: NotServedLinks
  contact: ReactNode
  note: ReactNode
}

export function AddressForm({ lang, before, words, notServedWords, links, contact, note }: AddressFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkAddress}
      before={before}
      words={words}
      contact={contact}
      note={note}
      show={(found) =>
        'path' in found ? (
          <GoOn path={found.path} words={words} />
        ) : (
          <NotServedCard notServed={found.notServed} words={notServedWords} links={links} contact={contact} />
        )
      }
      fields={(field) => (
        <>
          <Field
            id="line"
            {...field('line')}
            label={words.line}
            hint={words.lineHint}
            autoComplete="street-address"
            maxLength={LONGEST.line}
          />
          <Field
            id="city"
            {...field('city')}
            label={words.city}
            autoComplete="address-level2"
            maxLength={LONGEST.city}
          />
          <Field
            id="state"
            {...field('state')}
            isOptional
            label={words.state}
            hint={words.optional}
            autoComplete="address-level1"
            maxLength={LONGEST.state}
          />
          <Field
            id="postalCode"
            {...field('postalCode')}
            isOptional
            label={words.postalCode}
            hint={words.optional}
            autoComplete="postal-code"
            dir="ltr"
            maxLength={LONGEST.postalCode}
          />
        </>
      )}
    />
  )
}
