import type { RenderedPage } from '../next/render-page'
import type { PageRequest } from './page-request'

export type Verdict =
  | { kind: 'keep'; lifetimeMs: number }
  | { kind: 'keep-briefly'; lifetimeMs: number }
  | { kind: 'deliver' }
  | { kind: 'pass' }
  | { kind: 'failed'; reason: string }

/** [9#5] */
const LIFETIME_MS = 120_000
export const NOT_FOUND_LIFETIME_MS = 10_000

/** [7#59] */
export function judgeRendered(
  rendered: Pick<RenderedPage, 'status' | 'headers' | 'context'>,
  request: Pick<PageRequest, 'readsQuery'>,
  now: number,
): Verdict {
  const { status, headers, context } = rendered
  if (context.failures.size > 0) {
    return { kind: 'failed', reason: [...context.failures.values()].map(({ message }) => message).join('; ') }
  }
  // It says itself what could not be done.
  if (context.isUnavailable) return { kind: 'deliver' }
  if (status >= 500) return { kind: 'failed', reason: `rendered with status ${status}` }
  if (headers['set-cookie'] !== undefined) return { kind: 'pass' }
  // No publication could reach it.
  const tagged = context.tags.size > 0
  if (status === 404 && tagged) return { kind: 'keep-briefly', lifetimeMs: NOT_FOUND_LIFETIME_MS }
  if (status !== 200) return { kind: 'deliver' }
  const shared = sharedMaxAge(headers['cache-control'])
  if (shared === null && !request.readsQuery) return { kind: 'pass' }
  if (!tagged) return { kind: 'deliver' }
  const named = shared === null ? LIFETIME_MS : Math.min(shared * 1000, LIFETIME_MS)
  return { kind: 'keep', lifetimeMs: Math.max(0, Math.min(named, context.changesAt - now)) }
}

/** Seconds; null if it must not be shared. */
function sharedMaxAge(cacheControl: unknown): number | null {
  const [, seconds] = /\bs-maxage=(\d+)/.exec(String(cacheControl ?? '')) ?? []
  return seconds === undefined ? null : Number(seconds)
}
