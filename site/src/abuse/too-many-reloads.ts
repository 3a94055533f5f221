import type { Failure } from '@carelane/after-sales'
import { headers } from 'next/headers'
import type { WaitingAction } from './actions'
import { spend } from './spend'
import { addressIn } from './visitor'

/** Null lets it through. */
export async function tooManyReloads(page: WaitingAction): Promise<Failure | null> {
  const { price } = await spend(page, addressIn(await headers()))
  return price > 0 ? { kind: 'busy', isRetryable: true, cause: new Error('too many reloads') } : null
}
