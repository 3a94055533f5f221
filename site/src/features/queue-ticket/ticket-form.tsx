'use client'

import type { ReactNode } from 'react'
import { GoOn } from '@/forms/go-on'
import { LookupForm } from '@/forms/lookup-form'
import type { LookupWords } from '@/forms/lookup-words'
import { giveTicketBack } from './give-ticket-back'
import { takeTicket } from './take-ticket'

interface TicketFormProps {
  does: 'take' | 'give-back'
  lang: string
  sealed: string
  words: LookupWords & { opening: string; open: string }
  contact: ReactNode
}

/** Nothing is typed: the button is the whole form. */
export function TicketForm({ does, lang, sealed, words, contact }: TicketFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={does === 'take' ? takeTicket : giveTicketBack}
      before={{ sealed }}
      words={words}
      contact={contact}
      show={(path) => <GoOn path={path} words={words} />}
      fields={(field) => <input type="hidden" name="sealed" value={field('sealed').defaultValue} />}
    />
  )
}
