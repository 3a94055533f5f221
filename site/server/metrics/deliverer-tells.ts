import { z } from 'zod'
import { CHANNELS } from '@/features/repair-status/word/channels'
import type { Watcher } from '@/platform/watcher'

const ended = z.object({
  call: z.string(),
  outcome: z.enum([
    'ok',
    'network',
    'timeout',
    'aborted',
    'http',
    'envelope',
    'invalid',
    'busy',
    'circuit-open',
  ]),
  seconds: z.number(),
})

/** What the process of deliveries tells the server, which counts. */
export const delivererTold = z.discriminatedUnion('told', [
  z.object({ told: z.literal('after-sales-called'), ended }),
  z.object({ told: z.literal('provider-called'), ended }),
  z.object({
    told: z.literal('breaker-changed'),
    upstream: z.string(),
    state: z.enum(['closed', 'half-open', 'open']),
  }),
  z.object({ told: z.literal('store-failed') }),
  z.object({
    told: z.literal('word-sent'),
    channel: z.enum(CHANNELS),
    outcome: z.enum(['sent', 'gone', 'failed']),
  }),
])

export type DelivererTold = z.infer<typeof delivererTold>

/** It renders nothing, and nobody can reach it. */
const nothing = () => undefined

export function tellingWatcher(tell: (told: DelivererTold) => void): Watcher {
  return {
    afterSalesCalled: (one) => tell({ told: 'after-sales-called', ended: one }),
    providerCalled: (one) => tell({ told: 'provider-called', ended: one }),
    breakerChanged: (upstream, state) => tell({ told: 'breaker-changed', upstream, state }),
    storeFailed: () => tell({ told: 'store-failed' }),
    wordSent: (channel, outcome) => tell({ told: 'word-sent', channel, outcome }),
    mainApiCalled: nothing,
    pageWorked: nothing,
    limitRefused: nothing,
    fellBack: nothing,
  }
}
