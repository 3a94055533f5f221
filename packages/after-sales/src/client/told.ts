import type { Call } from '../contract/call'
import type { BreakerState } from './guard'
import type { FailureKind, Result } from './result'

export type CallOutcome = 'ok' | FailureKind

/** Whoever counts; nothing personal. */
export interface Told<Which> {
  onCall?: (ended: { call: Which; outcome: CallOutcome; seconds: number }) => void
  onBreaker?: (upstream: string, state: BreakerState) => void
}

export type ToldOfCalls = Told<Call>

export function outcomeOf(result: Result<unknown>): CallOutcome {
  return result.ok ? 'ok' : result.failure.kind
}
