import { networkOf } from '@/platform/network'
import { keyedHash } from './secrets'

/** A keyed hash of address and tool. @param headers as handed to Next by our server, which sets the visitor's address */
export function visitorOf(headers: Headers, tool: string): string {
  return keyedHash('visitor', tool, networkOf(headers.get('x-forwarded-for') ?? ''))
}
