'use client'

import type { ReactNode } from 'react'
import { Field } from '@/ui/field/field'
import type { SelectOption } from '@/ui/field/select-field'
import { CodeField } from '@/forms/code-field'
import type { FieldState } from '@/forms/lookup-form'
import { PhoneFields } from '@/forms/phone-fields'
import type { Typed } from '@/forms/state'
import { SubmissionForm, type SubmissionWords } from '@/forms/submission-form'
import { CodeAndPrice, type PriceWords } from './code-and-price'
import { LONGEST } from './limits'
import type { ShownPrice } from './shown-price'
import { submitOrder } from './submit-order'
import styles from './steps.module.css'

export interface OrderWords extends SubmissionWords, PriceWords {
  name: string
  country: string
  choose: string
  phone: string
  phoneHint: string
  storeCode: string
  storeCodeHint: string
  agree: string
}

export interface OrderFormProps {
  lang: string
  sealed: string
  price: { quote: string; shown: ShownPrice } | null
  instead?: { content: ReactNode; isHandedIn: boolean } | undefined
  draft: string
  before: Typed
  isInStore: boolean
  regions: SelectOption[]
  terms: ReactNode
  words: OrderWords
  contact: ReactNode
  note: ReactNode
}

/** [2.4#45], [2.4#47] */
export function OrderForm({ price, isInStore, regions, terms, words, ...form }: OrderFormProps) {
  return (
    <SubmissionForm
      {...form}
      action={submitOrder}
      words={words}
      fields={(field) => (
        <>
          {isInStore && (
            <CodeField
              id="storeCode"
              field={field('storeCode')}
              label={words.storeCode}
              hint={words.storeCodeHint}
              keys="letters"
            />
          )}
          <Field
            id="name"
            {...field('name')}
            label={words.name}
            autoComplete="name"
            maxLength={LONGEST.name}
          />
          <PhoneFields field={field} words={words} regions={regions} />
          {price && (
            <CodeAndPrice field={field} lang={form.lang} sealed={form.sealed} first={price} words={words} />
          )}
          {terms}
          <AgreeField field={field('agreed')} label={words.agree} />
        </>
      )}
    />
  )
}

/** [5#26] */
function AgreeField({ field: { name, defaultValue, error }, label }: { field: FieldState; label: string }) {
  return (
    <div>
      <label className={styles.agree}>
        <input
          key={defaultValue}
          type="checkbox"
          id="agreed"
          name={name}
          defaultChecked={defaultValue !== ''}
          aria-describedby={error ? 'agreed-error' : undefined}
          aria-invalid={error ? true : undefined}
        />
        {label}
      </label>
      {error && (
        <p id="agreed-error" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
