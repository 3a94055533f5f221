import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { countFallback } from './assumptions'

export type Variant = 'html' | 'rsc' | 'prefetch' | `segment:${string}`

export const CLIENT_HEADERS = ['x-nextjs-postponed', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/** The page behind an address without `{lang}`. */
export const REWRITTEN_PATH = 'x-nextjs-rewritten-path'
export const CLIENT_VARY = 'next-router-prefetch, next-router-segment-prefetch'

export function isRscRequest(headers: IncomingHttpHeaders): boolean {
  return headers.rsc === '1'
}

export function isActionOfClient(headers: IncomingHttpHeaders): boolean {
  return headers['next-action'] !== undefined
}

/** Next renders other POSTs like a GET. */
export function isServerAction(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'] ?? ''
  return (
    isActionOfClient(headers) ||
    type === 'application/x-www-form-urlencoded' ||
    type.startsWith('multipart/form-data')
  )
}

/** @param isDynamic only prerendered pages have segments */
export function variantOf(headers: IncomingHttpHeaders, isDynamic: boolean): Variant {
  if (!isRscRequest(headers)) return 'html'
  if (headers['next-router-prefetch'] !== '1') return 'rsc'
  const segment = headers['next-router-segment-prefetch']
  return typeof segment === 'string' && !isDynamic ? `segment:${segment}` : 'prefetch'
}

export function rscHeaders(variant: Variant): Record<string, string> {
  if (variant === 'html') return {}
  if (variant === 'rsc') return { rsc: '1' }
  if (variant === 'prefetch') return { rsc: '1', 'next-router-prefetch': '1' }
  const segment = variant.slice('segment:'.length)
  return { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }
}

/** Hash of the headers, for caches that ignore `Vary`. */
export const RSC_PARAMETER = '_rsc'

/** Next redirects requests with a wrong one. */
export function rscHash(headers: IncomingHttpHeaders): string {
  const prefetch = headers['next-router-prefetch']
  const others = ['next-router-segment-prefetch', 'next-router-state-tree', 'next-url'].map(
    (name) => headers[name],
  )
  if ((prefetch === undefined || prefetch === '0') && others.every((value) => value === undefined)) return ''
  const input = [prefetch ?? '0', ...others.map((value) => String(value ?? '0'))].join(',')
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url')
}

export function checkRscAnswer(variant: Variant, status: number, headers: OutgoingHttpHeaders): void {
  if (variant === 'html') return
  const location = String(headers.location ?? '')
  if (status === 307 && location.includes(`${RSC_PARAMETER}=`)) countFallback('rsc-hash')
  else if (status === 200 && !String(headers['content-type']).startsWith('text/x-component'))
    countFallback('rsc-answers')
}
