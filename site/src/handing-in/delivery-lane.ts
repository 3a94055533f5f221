import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as delay } from 'node:timers/promises'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'
import { claim } from './claims'
import { deliver } from './deliver'
import type { Delivery } from './delivery'
import type { KindName } from './kinds'

/** 130 a second, so that pages stay fast. */
const MOST_AT_ONCE = 16
const APART_MS = 7.5

const IDLE_MS = 1000

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** While the service is away, tries only one. */
export async function runLane(kind: KindName, hand: Delivery, signal: AbortSignal): Promise<void> {
  let most = 1
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const begun = performance.now()
    const went = await deliverSome(kind, hand, most)
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

async function deliverSome(kind: KindName, hand: Delivery, most: number): Promise<number | 'away'> {
  try {
    const claimed = await claim(kind, most)
    const handed = await Promise.all(
      claimed.map(async (one, at) => {
        // Even once stopped: nobody else can claim it before the lease ends.
        await delay(at * APART_MS)
        return deliver(one, hand)
      }),
    )
    return handed.some((one) => one.state === 'failed' && one.failure.isRetryable) ? 'away' : claimed.length
  } catch (error) {
    // The store has logged it; the lease expires.
    if (!(error instanceof StoreError))
      ownLog().error({ err: error, kind }, 'submissions could not be delivered')
    return 'away'
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await ignoreFailure(delay(ms, undefined, { signal }), 'aborted')
}
