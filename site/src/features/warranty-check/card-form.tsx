'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { FindingCard } from '@/forms/finding-card'
import { CodeField } from '@/forms/code-field'
import { LookupForm } from '@/forms/lookup-form'
import { checkWarranty, type WarrantyFinding } from './check-warranty'
import type { WarrantyWords } from './warranty-form'
import styles from './card.module.css'

export interface CardWords extends WarrantyWords {
  card: string
  print: string
}

interface CardFormProps {
  lang: string
  words: CardWords
  contact: ReactNode
  note: ReactNode
}

export function CardForm({ lang, words, contact, note }: CardFormProps) {
  return (
    <LookupForm
      lang={lang}
      lookup={checkWarranty}
      words={words}
      contact={contact}
      show={(finding) => <WarrantyCard finding={finding} words={words} />}
      note={note}
      fields={(field) => (
        <CodeField id="imei" field={field('imei')} label={words.imei} hint={words.hint} keys="digits" />
      )}
    />
  )
}

interface WarrantyCardProps {
  finding: WarrantyFinding
  words: CardWords
}

function WarrantyCard({ finding, words }: WarrantyCardProps) {
  const card = <FindingCard finding={finding} nextTitle={words.next} />
  if (finding.noCardYet) {
    return (
      <div className={styles.soon}>
        <Callout tone="wait" title={<h2 tabIndex={-1}>{words.card}</h2>}>
          <p>{finding.noCardYet}</p>
        </Callout>
        {card}
      </div>
    )
  }
  return (
    <div className={styles.card}>
      {card}
      <div className={styles.foot}>
        <p>{finding.checked}</p>
        <span className="needs-scripts">
          <Button type="button" look="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
        </span>
      </div>
    </div>
  )
}
