import type { IncomingMessage, ServerResponse } from 'node:http'
import { shortUrlTarget, type RouteDecision } from '@/routing/route-request'
import { redirect } from '../http/redirect'
import { requestIdOf } from '../http/request-id'
import type { SiteParts } from '../site-parts'

/** [2.2#1]–[2.2#3] */
export async function followShortUrl(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  { host, code }: Extract<RouteDecision, { kind: 'short-url' }>,
): Promise<void> {
  const requestId = requestIdOf(request)
  const found = await parts.shortUrls.find(code, requestId)
  const to = shortUrlTarget(parts.routing, host, found)
  parts.log.info({ requestId, code, isFound: found !== null, location: to.location }, 'short URL')
  redirect(request, response, to)
}
