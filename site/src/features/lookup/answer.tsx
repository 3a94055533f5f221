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
  words: LookupWords
  contact: ReactNode
  show: (found: Found) => ReactNode
}

export function Answer<Found>({ state, isPending, words, contact, show }: AnswerProps<Found>) {
  if (isPending) {
    return (
      <div className={styles.answer}>
        <Waiting words={words} />
      </div>
    )
  }
  if (state.status === 'answered') return <div className={styles.answer}>{show(state.found)}</div>
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

function Waiting({ words }: { words: LookupWords }) {
  const isSlow = useIsSlow()
  return (
    <Card>
      <Skeleton lines={9} />
      <p role="status" className={styles.waiting}>
        {isSlow ? words.slow : words.submitting}
      </p>
    </Card>
  )
}
