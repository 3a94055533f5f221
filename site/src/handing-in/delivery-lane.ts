import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as delay } from 'node:timers/promises'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { claim } from './claims'
import { deliver } from './deliver'
import type { KindName } from './kinds'

/** Taken at once, and begun one after the other, 130 a second: pages do not wait for what nobody waits for. */
const MOST_AT_ONCE = 16
const APART_MS = 7.5

/** How long a lane rests when there is nothing to do, in ms. */
const IDLE_MS = 1000

/** How long it rests while the service is away: longer each time. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * Delivers what waits of one kind, until the signal. While the service is away it tries with one alone, so that all
 * others stay due and go as soon as that one went.
 */
export async function runLane(kind: KindName, signal: AbortSignal): Promise<void> {
  let most = 1
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const begun = performance.now()
    const went = await deliverSome(kind, most)
    if (went === 'away') {
      most = 1
      await rest(pause * (0.5 + Math.random() / 2), signal)
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
      continue
    }
    if (went === 0) await rest(IDLE_MS, signal)
    else {
      pause = FIRST_PAUSE_MS
      most = Math.min(MOST_AT_ONCE, most * 2)
      await rest(Math.max(0, went * APART_MS - (performance.now() - begun)), signal)
    }
  }
}

/** How many went, or that the service is away. */
async function deliverSome(kind: KindName, most: number): Promise<number | 'away'> {
  try {
    const claimed = await claim(kind, most)
    const handed = await Promise.all(
      claimed.map(async (one, at) => {
        // What is claimed is begun also when the lane is stopped: nobody else takes it before its lease is over.
        await delay(at * APART_MS)
        return deliver(one)
      }),
    )
    return handed.some((one) => one.state === 'failed' && one.failure.isRetryable) ? 'away' : claimed.length
  } catch (error) {
    // What was claimed is claimed again after its lease; the store has said in the log that it does not answer.
    if (!(error instanceof StoreError))
      ownLog().error({ err: error, kind }, 'submissions could not be delivered')
    return 'away'
  }
}

/** Ends early with the signal. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await ignoreFailure(delay(ms, undefined, { signal }), 'aborted')
}
