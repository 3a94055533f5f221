import { z } from 'zod'
import type { readLastPublication } from './last-publication'

export const publicationStatus = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unknown') }),
  z.object({ state: z.literal('arrived'), at: z.iso.datetime(), seconds: z.number() }),
  z.object({ state: z.literal('waiting') }),
  z.object({ state: z.literal('failing'), attempts: z.number().int(), retryInSeconds: z.number() }),
])

export type PublicationStatus = z.infer<typeof publicationStatus>

type LastPublication = Awaited<ReturnType<typeof readLastPublication>>

export function publicationStatusOf(last: LastPublication, now: Date): PublicationStatus {
  if (!last) return { state: 'unknown' }
  const open = last.receivers.filter(({ deliveredAt }) => deliveredAt === null)
  const failing = open.filter(({ attempts }) => attempts > 0)
  if (failing.length > 0) {
    const retryAt = Math.min(...failing.map(({ nextAttemptAt }) => nextAttemptAt.getTime()))
    return {
      state: 'failing',
      attempts: Math.max(...failing.map(({ attempts }) => attempts)),
      retryInSeconds: Math.max(0, Math.ceil((retryAt - now.getTime()) / 1000)),
    }
  }
  if (open.length > 0) return { state: 'waiting' }
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
