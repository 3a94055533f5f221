import type { Messages } from '@carelane/messages'

interface State {
  words: keyof Messages['appeal']['states']
  tone: 'good' | 'wait' | 'bad'
}

/** How an appeal can stand [4#41]; the values are the contract's [4#43]. */
const STATES: Readonly<Record<string, State>> = {
  submitted: { words: 'submitted', tone: 'wait' },
  inReview: { words: 'inReview', tone: 'wait' },
  approved: { words: 'approved', tone: 'good' },
  rejected: { words: 'rejected', tone: 'bad' },
}

/** A status of the service; one that is new has no words here. */
export function stateOf(status: string): State {
  return (Object.hasOwn(STATES, status) && STATES[status]) || { words: 'unknown', tone: 'wait' }
}
