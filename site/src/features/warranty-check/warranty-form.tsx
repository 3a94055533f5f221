'use client'

import type { ReactNode } from 'react'
import { CodeField } from '@/forms/code-field'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import type { LookupState } from '@/forms/state'
import { FindingCard } from '@/forms/finding-card'
import { KeepDeviceForm, type KeepDeviceWords } from '@/kept-devices/keep-device-form'
import { RecallNotices } from '@/recalls/recall-notices'
import { checkWarranty, type WarrantyFinding } from './check-warranty'
import { PlansOfPhone, type PlansWords, type TakeDevice } from './plans-of-phone'

export interface WarrantyWords extends LookupWords {
  imei: string
  hint: string
  next: string
  plans: PlansWords
  keep: KeepDeviceWords
}

interface WarrantyFormProps {
  lang: string
  imei: string
  initial: LookupState<WarrantyFinding> | undefined
  words: WarrantyWords
  takeDevice: TakeDevice
  contact: ReactNode
  note: ReactNode
}

export function WarrantyForm({ lang, imei, initial, words, takeDevice, contact, note }: WarrantyFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkWarranty}
      before={{ imei }}
      initial={initial}
      words={words}
      contact={contact}
      show={(finding) => (
        <>
          <RecallNotices notices={finding.notices} />
          <FindingCard finding={finding} nextTitle={words.next} contact={contact} />
          {finding.toKeep !== null && (
            <KeepDeviceForm lang={lang} sealed={finding.toKeep} words={words.keep} />
          )}
          {finding.toProtect !== null && (
            <PlansOfPhone
              lang={lang}
              sealed={finding.toProtect}
              words={words.plans}
              takeDevice={takeDevice}
            />
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
