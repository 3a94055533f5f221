import {
  bulkhead,
  BrokenCircuitError,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  CountBreaker,
  ExponentialBackoff,
  handleWhenResult,
  retry,
} from 'cockatiel'
import { failed } from './answer'
import type { Failure, Result } from './result'

export interface Limits {
  concurrentCalls: number
  /** Time after which one call tries the upstream again. */
  pauseMs: number
}

export type BreakerState = 'closed' | 'half-open' | 'open'

export const DEFAULT_LIMITS: Limits = { concurrentCalls: 64, pauseMs: 10_000 }

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 1_000

const NAMES: Record<CircuitState, BreakerState> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  // Only by hand, which nobody does.
  [CircuitState.Isolated]: 'open',
}

export interface Guard {
  run: <Data>(
    retries: number,
    signal: AbortSignal,
    attempt: () => Promise<Result<Data>>,
  ) => Promise<Result<Data>>
}

/** Opens when more than half of the recent calls failed. */
export function createGuard(limits: Limits, onBreaker?: (state: BreakerState) => void): Guard {
  const places = bulkhead(limits.concurrentCalls)
  const breaker = circuitBreaker(
    handleWhenResult((result) => isUpstreamFault(result as Result<unknown>, breaker.state)),
    {
      breaker: new CountBreaker({ threshold: 0.5, size: 20, minimumNumberOfCalls: 6 }),
      halfOpenAfter: limits.pauseMs,
    },
  )
  breaker.onStateChange((state) => onBreaker?.(NAMES[state]))
  const run: Guard['run'] = async (retries, signal, attempt) => {
    // cockatiel makes all calls wait for the one that tries the upstream.
    const once = () =>
      breaker.state === CircuitState.HalfOpen
        ? Promise.reject(new BrokenCircuitError())
        : breaker.execute(attempt)
    const again = retry(
      handleWhenResult((result) => isWorthRetrying(result as Result<unknown>)),
      {
        maxAttempts: retries,
        backoff: new ExponentialBackoff({ initialDelay: FIRST_RETRY_MS, maxDelay: LONGEST_RETRY_MS }),
      },
    )
    try {
      return await places.execute(() => again.execute(once, signal))
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return failed(refusal('busy', error))
      if (error instanceof BrokenCircuitError) return failed(refusal('circuit-open', error))
      throw error
    }
  }
  return { run }
}

function refusal(kind: 'busy' | 'circuit-open', cause: Error): Failure {
  return { kind, isRetryable: true, cause }
}

/** A visitor leaving is no fault, but no proof of recovery either. */
function isUpstreamFault(result: Result<unknown>, state: CircuitState): boolean {
  if (result.ok) return false
  const { kind, isRetryable } = result.failure
  if (kind === 'aborted') return state === CircuitState.HalfOpen
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && isRetryable)
}

function isWorthRetrying(result: Result<unknown>): boolean {
  if (result.ok) return false
  const { kind, status = 0 } = result.failure
  return kind === 'network' || (kind === 'http' && status >= 500 && result.failure.isRetryable)
}
