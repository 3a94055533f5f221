import { useState } from 'react'
import type { LookupState } from './state'

/** How many answers have come; a refused input is none, since the visitor goes on typing. */
export function useAnswerCount(state: LookupState<unknown>): number {
  const [seen, setSeen] = useState({ state, count: 0 })
  if (seen.state === state) return seen.count
  const count = seen.count + (state.status === 'invalid' ? 0 : 1)
  setSeen({ state, count })
  return count
}
