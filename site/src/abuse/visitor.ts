import { networkOf } from '@carelane/config/network'
import type { ActionName } from './actions'
import { keyedHash } from './secrets'

/** @param headers with the address that our server sets */
export function addressIn(headers: Headers): string {
  return headers.get('x-forwarded-for') ?? ''
}

/** Whom a proof or a ticket belongs to. */
export function visitorOf(address: string, action: ActionName): string {
  return keyedHash('visitor', action, networkOf(address))
}
