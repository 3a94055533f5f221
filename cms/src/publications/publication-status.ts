import { z } from 'zod'
import type { readLastPublication } from './last-publication'

/** How many site processes have it, and the addresses of those that have not. */
const reach = z.object({ reached: z.number().int(), missing: z.array(z.string()) })

export const publicationStatus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('arrived'), at: z.iso.datetime(), seconds: z.number() }),
  z.object({ state: z.literal('waiting'), reach }),
  z.object({ state: z.literal('failing'), attempts: z.number().int(), retryInSeconds: z.number(), reach }),
])

export type PublicationStatus = z.infer<typeof publicationStatus>

type LastPublication = Awaited<ReturnType<typeof readLastPublication>>

export function publicationStatusOf(last: LastPublication, now: Date): PublicationStatus {
  if (!last) return { state: 'unknown' }
  const open = last.receivers.filter(({ deliveredAt }) => deliveredAt === null)
  const reach = {
    reached: last.receivers.length - open.length,
    missing: open.map(({ receiver }) => receiver),
  }
  const failing = open.filter(({ attempts }) => attempts > 0)
  if (failing.length > 0) {
    const retryAt = Math.min(...failing.map(({ nextAttemptAt }) => nextAttemptAt.getTime()))
    return {
      state: 'failing',
      attempts: Math.max(...failing.map(({ attempts }) => attempts)),
      retryInSeconds: Math.max(0, Math.ceil((retryAt - now.getTime()) / 1000)),
      reach,
    }
  }
  if (open.length > 0) return { state: 'waiting', reach }
  const arrived = Math.max(
    last.publishedAt.getTime(),
    ...last.receivers.map(({ deliveredAt }) => deliveredAt?.getTime() ?? 0),
  )
  return {
    state: 'arrived',
    at: new Date(arrived).toISOString(),
    seconds: (arrived - last.publishedAt.getTime()) / 1000,
  }
}
