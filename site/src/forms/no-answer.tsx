import type { ReactNode } from 'react'
import { Callout } from '@/ui/callout/callout'
import type { LookupWords } from './lookup-words'
import type { LookupState } from './state'

interface NoAnswerProps {
  state: LookupState<unknown>
  words: Pick<LookupWords, 'failed' | 'throttled'>
  contact: ReactNode
  heading?: 'h2' | 'h3'
}

export function NoAnswer({ state, words, contact, heading: Heading = 'h2' }: NoAnswerProps) {
  if (state.status !== 'failed' && state.status !== 'throttled') return null
  const isThrottled = state.status === 'throttled'
  return (
    <Callout
      tone={isThrottled ? 'wait' : 'bad'}
      title={<Heading tabIndex={-1}>{isThrottled ? words.throttled : words.failed}</Heading>}
    >
      <p>{state.message}</p>
      {contact}
    </Callout>
  )
}
