import { createServer, type RequestListener, type Server } from 'node:http'
import { clientAddress } from '@carelane/config/client-address'
import { networkOf } from '@carelane/config/network'
import type { Connections } from './connections'
import { inTurn } from './in-turn'
import { HEADER_BYTES, PACE, REQUESTS_OF_A_CONNECTION, TIMES } from './limits'
import { Pace } from './pace'

interface Doors {
  connections: Connections
  isTrustedProxy: (address: string) => boolean
}

/** Without upgrades: Next would keep such a connection open, and never answer. */
export function createLimitedServer(
  handle: RequestListener,
  { connections, isTrustedProxy }: Doors,
  { silent, ...times } = TIMES,
): Server {
  const pace = new Pace(PACE)
  const counted: RequestListener = (request, response) => {
    const { socket } = request
    connections.beginRequest(socket)
    response.once('close', () => connections.endRequest(socket))
    const client = clientAddress(
      isTrustedProxy,
      socket.remoteAddress,
      request.headers['x-forwarded-for']?.toString(),
    )
    // A proxy that names nobody brings many.
    if (isTrustedProxy(client)) handle(request, response)
    else pace.run(networkOf(client), () => response.closed || handle(request, response))
  }
  const server = createServer(
    { ...times, maxHeaderSize: HEADER_BYTES, shouldUpgradeCallback: () => false },
    inTurn(counted),
  )
  // Node would drop what comes after 2,000, such as the address that a proxy adds at the end.
  server.maxHeadersCount = 0
  server.maxRequestsPerSocket = REQUESTS_OF_A_CONNECTION
  server.on('connection', (socket) => {
    const address = clientAddress(() => false, socket.remoteAddress, undefined)
    connections.add(socket, isTrustedProxy(address) ? null : networkOf(address))
  })
  return server.setTimeout(silent)
}
