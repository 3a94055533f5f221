import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Redirection } from '@/routing/route-request'
import { baseHeadersFor } from './security-headers'
import { sendResponse } from './send-response'

export function redirect(request: IncomingMessage, response: ServerResponse, to: Redirection): undefined {
  sendResponse(request, response, {
    status: to.isPermanent ? 308 : 302,
    headers: [
      ['location', to.location],
      // Configuration can move hosts.
      ['cache-control', to.isPermanent ? 'public, max-age=3600' : 'no-store'],
      ...baseHeadersFor(to.host),
    ],
    body: '',
  })
}
