'use client'

import type { ReactNode } from 'react'
import type { SelectOption } from '@/ui/field/select-field'
import { CodeField } from '@/forms/code-field'
import { ListField } from '@/forms/list-field'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import type { Typed } from '@/forms/state'
import { GoOn } from '@/forms/go-on'
import type { Channel } from './channel'
import { chooseDevice } from './choose-device'

export interface DeviceWords extends LookupWords {
  country: string
  choose: string
  imei: string
  imeiHint: string
  own: string
  privacy: string
  opening: string
  open: string
}

interface DeviceFormProps {
  lang: string
  channel: Channel
  before: Typed
  countries: SelectOption[]
  own: SelectOption[]
  words: DeviceWords
  contact: ReactNode
}

/** [2.4#43] */
export function DeviceForm({ lang, channel, before, countries, own, words, contact }: DeviceFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={chooseDevice}
      before={before}
      words={words}
      contact={contact}
      show={(path) => <GoOn path={path} words={words} />}
      note={<PrivacyNote text={words.privacy} />}
      fields={(field) => (
        <>
          <input type="hidden" name="channel" value={channel} />
          <ListField
            field={field('country')}
            label={words.country}
            empty={words.choose}
            options={countries}
            autoComplete="country"
          />
          <CodeField id="imei" field={field('imei')} label={words.imei} hint={words.imeiHint} keys="digits" />
          {own.length > 0 && (
            <ListField field={field('own')} label={words.own} empty={words.choose} options={own} />
          )}
        </>
      )}
    />
  )
}
