import type { ReactNode } from 'react'
import { Callout } from '@/ui/callout/callout'
import { Card } from '@/ui/card/card'
import { Skeleton } from '@/ui/skeleton/skeleton'
import type { LookupWords } from './lookup-form'
import type { LookupState } from './state'
import { useIsSlow } from './use-is-slow'
import styles from './lookup.module.css'

interface AnswerProps<Found> {
  state: LookupState<Found>
  isPending: boolean
  /** Held back, and on its way again by itself. */
  isComing: boolean
  words: LookupWords
  contact: ReactNode
  show: (found: Found) => ReactNode
}

export function Answer<Found>({ state, isPending, isComing, words, contact, show }: AnswerProps<Found>) {
  if (isPending || isComing) {
    return (
      <div className={styles.answer}>
        <Waiting words={words} isComing={isComing} />
      </div>
    )
  }
  if (state.status === 'answered') return <div className={styles.answer}>{show(state.found)}</div>
  if (state.status === 'failed' || state.status === 'held') {
    const isHeld = state.status === 'held'
    return (
      <div className={styles.answer}>
        <Callout
          tone={isHeld ? 'wait' : 'bad'}
          title={<h2 tabIndex={-1}>{isHeld ? words.held : words.failed}</h2>}
        >
          <p>{state.message}</p>
          {contact}
        </Callout>
      </div>
    )
  }
  return null
}

function Waiting({ words, isComing }: { words: LookupWords; isComing: boolean }) {
  const isSlow = useIsSlow()
  const now = isSlow ? words.slow : words.submitting
  return (
    <Card>
      <Skeleton lines={9} />
      <p role="status" className={styles.waiting}>
        {isComing ? words.moment : now}
      </p>
    </Card>
  )
}
