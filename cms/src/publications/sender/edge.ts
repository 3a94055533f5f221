import type { Publication } from '@carelane/main-api'
import { type Answer, askReceiver } from './ask-receiver'
import type { EdgeDriver, EdgeTokens } from './edges/edge-driver'
import { cloudflare } from './edges/cloudflare'
import { fastly } from './edges/fastly'
import { varnish } from './edges/varnish'

const DRIVERS: readonly EdgeDriver[] = [varnish, fastly, cloudflare]

/** Of receivers, in PostgreSQL's notation: edges are named like `varnish+http://edge:6081`. */
export const EDGE_PATTERN = String.raw`^[a-z]+\+https?://`

export function isEdge(receiver: string): boolean {
  return driverOf(receiver) !== undefined
}

/** Pages with these tags are asked for anew. Never throws. */
export async function purgeEdge(
  receiver: string,
  { tags }: Publication,
  tokens: EdgeTokens,
): Promise<Answer> {
  const driver = driverOf(receiver)
  if (!driver) return { delivered: false, refused: true, reason: 'no such kind of edge' }
  for (const { address, ...request } of driver.requests(receiver.slice(driver.scheme.length), tags, tokens)) {
    const answer = await askReceiver(address, request)
    if (!answer.delivered) return answer
  }
  return { delivered: true }
}

function driverOf(receiver: string): EdgeDriver | undefined {
  return DRIVERS.find(({ scheme }) => receiver.startsWith(scheme))
}
