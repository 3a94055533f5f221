import { ownLog } from '@/platform/log'

export const ASSUMPTIONS = [
  'built-config',
  'captured-response',
  'data-calls',
  'draft-cookie',
  'intercepted-response',
  'not-found-shell',
  'page-data',
  'react-runtime',
  'rsc-answers',
  'rsc-hash',
  'script-tags',
  'server-actions',
  'style-links',
  'value-tracker',
] as const

export type Assumption = (typeof ASSUMPTIONS)[number]

const counts: Partial<Record<Assumption, number>> = {}

export function countFallback(assumption: Assumption): void {
  counts[assumption] = (counts[assumption] ?? 0) + 1
  if (counts[assumption] === 1)
    ownLog().error(
      { assumption },
      'an assumption about Next does not hold: see server/next-internals/README.md',
    )
}

export function fallbackCounts(): Partial<Record<Assumption, number>> {
  return { ...counts }
}
