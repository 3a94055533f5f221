import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * The value of `_rsc` that Next expects beside these headers: it redirects a request whose value differs.
 * Whoever drops one of the headers has to compute it anew.
 */
export function rscHash(headers: IncomingHttpHeaders): string {
  const prefetch = headers['next-router-prefetch']
  const others = ['next-router-segment-prefetch', 'next-router-state-tree', 'next-url'].map(
    (name) => headers[name],
  )
  if ((prefetch === undefined || prefetch === '0') && others.every((value) => value === undefined)) return ''
  const input = [prefetch ?? '0', ...others.map((value) => String(value ?? '0'))].join(',')
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url')
}
