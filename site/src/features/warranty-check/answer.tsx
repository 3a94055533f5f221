import type { ReactNode } from 'react'
import { Callout } from '@/ui/callout/callout'
import { Card } from '@/ui/card/card'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { ResultCard } from './result-card'
import type { WarrantyState } from './state'
import type { WarrantyWords } from './warranty-form'
import { useIsSlow } from './use-is-slow'
import styles from './warranty.module.css'

interface AnswerProps {
  state: WarrantyState
  isPending: boolean
  words: WarrantyWords
  contact: ReactNode
}

export function Answer({ state, isPending, words, contact }: AnswerProps) {
  if (isPending) {
    return (
      <div className={styles.answer}>
        <Checking words={words} />
      </div>
    )
  }
  if (state.status === 'answered') {
    return (
      <div className={styles.answer}>
        <ResultCard result={state.result} words={words} contact={contact} />
      </div>
    )
  }
  if (state.status === 'failed') {
    return (
      <div className={styles.answer}>
        <Callout tone="bad" title={<h2 tabIndex={-1}>{words.failed}</h2>}>
          <p>{state.message}</p>
          {contact}
        </Callout>
      </div>
    )
  }
  return null
}

function Checking({ words }: { words: WarrantyWords }) {
  const isSlow = useIsSlow()
  return (
    <Card>
      <Skeleton lines={9} />
      <p role="status" className={styles.checking}>
        {isSlow ? words.slow : words.submitting}
      </p>
    </Card>
  )
}
