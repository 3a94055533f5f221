import { networkOf } from '@/platform/network'
import { keyedHash } from './secrets'

/**
 * Names who asks one tool, by their address: neither the address nor the tool can be read from it.
 * @param headers of a request as the site's server hands it to Next: it has put the visitor's own address there, and
 *   whatever a visitor claimed is gone
 */
export function visitorOf(headers: Headers, tool: string): string {
  return keyedHash('visitor', tool, networkOf(headers.get('x-forwarded-for') ?? ''))
}
