import { useState } from 'react'
import type { LookupState } from './state'

const NO_ANSWERS: readonly LookupState<unknown>['status'][] = ['invalid', 'throttled']

/** Not refused input: the visitor is still typing. */
export function useAnswerCount(state: LookupState<unknown>): number {
  const [seen, setSeen] = useState({ state, count: 0 })
  if (seen.state === state) return seen.count
  const count = seen.count + (NO_ANSWERS.includes(state.status) ? 0 : 1)
  setSeen({ state, count })
  return count
}
