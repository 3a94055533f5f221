import { networkOf } from '@/platform/network'
import { keyedHash } from './secrets'

/** @param headers from our server, which sets the visitor's address */
export function visitorOf(headers: Headers, tool: string): string {
  return keyedHash('visitor', tool, networkOf(headers.get('x-forwarded-for') ?? ''))
}
