'use client'

import type { ReactNode } from 'react'
import { CodeField } from '@/forms/code-field'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { DriversAnswer, type DriversAnswerWords } from './drivers-answer'
import { findDrivers } from './find-drivers'
import styles from './drivers.module.css'

export interface DriversWords extends LookupWords, DriversAnswerWords {
  snid: string
  hint: string
  privacy: string
}

interface DriversFormProps {
  lang: string
  words: DriversWords
  contact: ReactNode
  compare: ReactNode
}

/** [2.4#34] */
export function DriversForm({ lang, words, contact, compare }: DriversFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={findDrivers}
      words={words}
      contact={contact}
      show={(result) => <DriversAnswer result={result} words={words} contact={contact} compare={compare} />}
      note={<p className={styles.privacy}>{words.privacy}</p>}
      fields={(field) => (
        <CodeField id="snid" field={field('snid')} label={words.snid} hint={words.hint} keys="letters" />
      )}
    />
  )
}
