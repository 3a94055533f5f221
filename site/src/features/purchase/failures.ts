import type { Failure } from '@carelane/after-sales'

export function isRefusedForGood({ kind, code = 0 }: Failure): boolean {
  return kind === 'envelope' && code >= 400 && code < 500
}
