import type { ReactNode } from 'react'
import { Callout } from '@/ui/callout/callout'
import type { LookupWords } from './lookup-words'
import type { LookupState } from './state'

interface NoAnswerProps {
  state: LookupState<unknown>
  words: Pick<LookupWords, 'failed' | 'held'>
  contact: ReactNode
  heading?: 'h2' | 'h3'
}

export function NoAnswer({ state, words, contact, heading: Heading = 'h2' }: NoAnswerProps) {
  if (state.status !== 'failed' && state.status !== 'held') return null
  const isHeld = state.status === 'held'
  return (
    <Callout
      tone={isHeld ? 'wait' : 'bad'}
      title={<Heading tabIndex={-1}>{isHeld ? words.held : words.failed}</Heading>}
    >
      <p>{state.message}</p>
      {contact}
    </Callout>
  )
}
