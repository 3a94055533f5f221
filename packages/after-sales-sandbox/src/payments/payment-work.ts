import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as delay } from 'node:timers/promises'
import type { Surroundings } from '../surroundings'
import { sendCallbacks } from './send-callbacks'
import { settleDue } from './settle-payment'

const PAUSE_MS = 250

/** @returns a function that stops it and waits for the run in progress */
export function startPaymentWork(
  surroundings: Pick<Surroundings, 'pool' | 'clock' | 'callbackSecret'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    while (!signal.aborted) {
      try {
        await settleDue(surroundings.pool, surroundings.clock.now())
        await sendCallbacks(surroundings)
      } catch (error) {
        onError(error)
      }
      await ignoreFailure(delay(PAUSE_MS, undefined, { signal }), 'aborted')
    }
  }
  const working = work()
  return async () => {
    stopping.abort()
    await working
  }
}
