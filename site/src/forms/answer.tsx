import type { ReactNode } from 'react'
import { Card } from '@/ui/card/card'
import { Skeleton } from '@/ui/skeleton/skeleton'
import type { LookupWords } from './lookup-words'
import { NoAnswer } from './no-answer'
import type { LookupState } from './state'
import { useIsSlow } from './use-is-slow'
import styles from './lookup.module.css'

interface AnswerProps<Found> {
  state: LookupState<Found>
  isPending: boolean
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
  if (state.status !== 'failed' && state.status !== 'throttled') return null
  return (
    <div className={styles.answer}>
      <NoAnswer state={state} words={words} contact={contact} />
    </div>
  )
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
