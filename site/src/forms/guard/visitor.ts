import { networkOf } from '@carelane/config/network'
import { keyedHash } from './secrets'

/** @param headers with the address that our server sets */
export function visitorOf(headers: Headers, tool: string): string {
  return keyedHash('visitor', tool, networkOf(headers.get('x-forwarded-for') ?? ''))
}
