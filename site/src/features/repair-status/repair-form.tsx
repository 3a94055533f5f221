'use client'

import type { ReactNode } from 'react'
import { CodeField } from '@/forms/code-field'
import { LookupForm, type FieldState } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { PhoneFields } from '@/forms/phone-fields'
import type { LookupState, Typed } from '@/forms/state'
import type { DialCode } from '@/forms/dial-codes'
import { GoOn } from '@/forms/go-on'
import { trackRepair } from './track-repair'
import styles from './repair.module.css'

export interface RepairFormWords extends LookupWords {
  by: string
  order: string
  orderHint: string
  country: string
  choose: string
  phone: string
  phoneHint: string
  privacy: string
  opening: string
  open: string
}

interface RepairFormProps {
  lang: string
  words: RepairFormWords
  dialCodes: DialCode[]
  before: Typed
  initial: LookupState<string> | undefined
  contact: ReactNode
}

/** [2.4#23]; CSS switches. */
export function RepairForm({ lang, words, dialCodes, before, initial, contact }: RepairFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={trackRepair}
      before={before}
      initial={initial}
      words={words}
      contact={contact}
      show={(path) => <GoOn path={path} words={words} />}
      note={<p className={styles.quiet}>{words.privacy}</p>}
      fields={(field) => <RepairFields field={field} words={words} dialCodes={dialCodes} />}
    />
  )
}

interface RepairFieldsProps {
  field: (name: string) => FieldState
  words: RepairFormWords
  dialCodes: DialCode[]
}

function RepairFields({ field, words, dialCodes }: RepairFieldsProps) {
  const isByPhone = field('by').defaultValue === 'phone'
  return (
    <div className={styles.fields}>
      <fieldset className={styles.by}>
        <legend>{words.by}</legend>
        <label>
          <input type="radio" name="by" value="order" defaultChecked={!isByPhone} />
          {words.order}
        </label>
        <label>
          <input type="radio" name="by" value="phone" defaultChecked={isByPhone} />
          {words.phone}
        </label>
      </fieldset>
      <div className={styles.byOrder}>
        <CodeField
          id="order-number"
          field={field('orderNumber')}
          label={words.order}
          hint={words.orderHint}
          keys="letters"
        />
      </div>
      <div className={styles.byPhone}>
        <PhoneFields
          field={field}
          words={words}
          regions={dialCodes.map(({ region, name }) => ({ value: region, name }))}
        />
      </div>
    </div>
  )
}
