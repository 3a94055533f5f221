'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { CodeField } from '@/forms/code-field'
import { FindingCard } from '@/forms/finding-card'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { checkScreen } from './check-screen'
import { takeDevice } from './take-device'

interface ScreenFormProps {
  lang: string
  words: LookupWords & { imei: string; hint: string; next: string; plans: string }
  contact: ReactNode
  note: ReactNode
}

export function ScreenForm({ lang, words, contact, note }: ScreenFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkScreen}
      words={words}
      contact={contact}
      show={({ finding, device }) => (
        <FindingCard
          finding={finding}
          nextTitle={words.next}
          contact={
            device === null ? (
              contact
            ) : (
              <form action={takeDevice}>
                <input type="hidden" name="lang" value={lang} />
                <input type="hidden" name="sealed" value={device} />
                <Button>{words.plans}</Button>
              </form>
            )
          }
        />
      )}
      note={note}
      fields={(field) => (
        <CodeField id="imei" field={field('imei')} label={words.imei} hint={words.hint} keys="digits" />
      )}
    />
  )
}
