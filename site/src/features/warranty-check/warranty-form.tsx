'use client'

import type { ReactNode } from 'react'
import { CodeField } from '@/forms/code-field'
import { LookupForm, type LookupWords } from '@/forms/lookup-form'
import { FindingCard } from '@/forms/finding-card'
import { checkWarranty } from './check-warranty'
import { PlansOfPhone, type PlansWords } from './plans-of-phone'

export interface WarrantyWords extends LookupWords {
  imei: string
  hint: string
  next: string
  plans: PlansWords
}

interface WarrantyFormProps {
  lang: string
  imei: string
  words: WarrantyWords
  contact: ReactNode
  note: ReactNode
}

export function WarrantyForm({ lang, imei, words, contact, note }: WarrantyFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkWarranty}
      before={{ imei }}
      words={words}
      contact={contact}
      show={(finding) => (
        <>
          <FindingCard finding={finding} nextTitle={words.next} contact={contact} />
          {finding.toProtect !== null && (
            <PlansOfPhone lang={lang} sealed={finding.toProtect} words={words.plans} />
          )}
        </>
      )}
      note={note}
      fields={(field) => (
        <CodeField id="imei" field={field('imei')} label={words.imei} hint={words.hint} keys="digits" />
      )}
    />
  )
}
