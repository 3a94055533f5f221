import type { Messages } from '@carelane/messages'

interface State {
  words: keyof Messages['appeal']['states']
  tone: 'good' | 'wait' | 'bad'
}

/** [4#41], [4#43] */
const STATES: Readonly<Record<string, State>> = {
  submitted: { words: 'submitted', tone: 'wait' },
  inReview: { words: 'inReview', tone: 'wait' },
  approved: { words: 'approved', tone: 'good' },
  rejected: { words: 'rejected', tone: 'bad' },
}

export function stateOf(status: string): State {
  return (Object.hasOwn(STATES, status) && STATES[status]) || { words: 'unknown', tone: 'wait' }
}
