import type { Failure } from '@carelane/after-sales'
import { headers } from 'next/headers'
import { countOne } from './counters'
import { visitorOf } from './visitor'

/** Null lets it through. */
export async function tooManyReloads(page: string): Promise<Failure | null> {
  const { isPast } = await countOne('requests', visitorOf(await headers(), page))
  return isPast ? { kind: 'busy', isRetryable: true, cause: new Error('too many reloads') } : null
}
