import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Redirection } from '@/routing/route-request'
import { baseHeadersFor } from './security-headers'
import { send } from './send'

/** 308 for what is the same for everybody for good, 302 for what depends on the visitor or may change. */
export function redirect(request: IncomingMessage, response: ServerResponse, to: Redirection): undefined {
  send(request, response, {
    status: to.isPermanent ? 308 : 302,
    headers: [
      ['location', to.location],
      // A host can move by configuration: no browser shall remember for ever where it was.
      ['cache-control', to.isPermanent ? 'public, max-age=3600' : 'no-store'],
      ...baseHeadersFor(to.host),
    ],
    body: '',
  })
}
