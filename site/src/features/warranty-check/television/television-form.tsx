'use client'

import type { ReactNode } from 'react'
import { SerialForm, type SerialWords } from '@/forms/serial-form'
import { KeepDeviceForm, type KeepDeviceWords } from '@/kept-devices/keep-device-form'
import { RecallNotices } from '@/recalls/recall-notices'
import { checkTelevision } from './check-television'

interface TelevisionFormProps {
  lang: string
  serial: string
  words: SerialWords & { keep: KeepDeviceWords }
  contact: ReactNode
  note: ReactNode
}

export function TelevisionForm({ lang, serial, words, contact, note }: TelevisionFormProps) {
  return (
    <SerialForm
      lang={lang}
      lookup={checkTelevision}
      serial={serial}
      words={words}
      contact={contact}
      first={({ notices }) => <RecallNotices notices={notices} />}
      more={({ toKeep }) =>
        toKeep !== null && <KeepDeviceForm lang={lang} sealed={toKeep} words={words.keep} />
      }
      note={note}
    />
  )
}
