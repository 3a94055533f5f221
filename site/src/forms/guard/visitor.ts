import { networkOf } from '@/platform/network'
import { keyedHash } from './secrets'

export function visitorOf(headers: Headers, tool: string): string {
  return keyedHash('visitor', tool, networkOf(headers.get('x-forwarded-for') ?? ''))
}
