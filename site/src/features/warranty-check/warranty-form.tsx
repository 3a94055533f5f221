'use client'

import type { ReactNode } from 'react'
import { Field } from '@/ui/field/field'
import { LookupForm, type LookupWords } from '../lookup/lookup-form'
import { checkWarranty } from './check-warranty'
import { ResultCard } from './result-card'
import styles from './warranty.module.css'

export interface WarrantyWords extends LookupWords {
  imei: string
  hint: string
  privacy: string
  next: string
}

interface WarrantyFormProps {
  lang: string
  words: WarrantyWords
  contact: ReactNode
}

export function WarrantyForm({ lang, words, contact }: WarrantyFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkWarranty}
      words={words}
      contact={contact}
      show={(result) => <ResultCard result={result} words={words} contact={contact} />}
      note={<p className={styles.privacy}>{words.privacy}</p>}
      fields={(field) => (
        <Field
          id="imei"
          {...field('imei')}
          label={words.imei}
          hint={words.hint}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={100}
        />
      )}
    />
  )
}
