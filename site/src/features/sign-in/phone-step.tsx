'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import type { SelectOption } from '@/ui/field/select-field'
import type { LookupWords } from '../lookup/lookup-form'
import { PhoneFields } from '../lookup/phone-fields'
import { StepForm } from '../one-time-code/step-form'
import { askForCode } from './sign-in-actions'

export interface PhoneStepWords extends LookupWords {
  country: string
  choose: string
  phone: string
  phoneHint: string
}

interface PhoneStepProps {
  lang: string
  /** The page that signing in leads to. */
  path: string
  /** Chosen from the list before anything is typed. */
  region: string
  regions: SelectOption[]
  words: PhoneStepWords
  contact: ReactNode
}

/** Asks for the phone that a code is sent to. */
export function PhoneStep({ lang, path, region, regions, words, contact }: PhoneStepProps) {
  return (
    <StepForm lang={lang} action={askForCode} words={words} contact={contact}>
      {({ isBusy, state }) => {
        const typed = state.status === 'unasked' ? { region } : state.typed
        const problems = state.status === 'invalid' && !isBusy ? state.problems : {}
        return (
          <>
            <input type="hidden" name="path" value={path} />
            <PhoneFields
              field={(name) => ({ name, defaultValue: typed[name] ?? '', error: problems[name] })}
              words={words}
              regions={regions}
            />
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? words.submitting : words.submit}
            </Button>
          </>
        )
      }}
    </StepForm>
  )
}
