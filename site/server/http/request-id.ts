import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { clientAddress } from '@carelane/config/client-address'
import { newRequestId, plainRequestId, REQUEST_ID_HEADER } from '@carelane/config/request-id'

/** Proxies keep their connections. */
const ofProxies = new WeakMap<Socket, boolean>()

/** Takes the id that a trusted proxy gave, or makes one. All who read the header later read this. */
export function takeRequestId(request: IncomingMessage, isTrustedProxy: (address: string) => boolean): void {
  const { headers } = request
  const given = headers[REQUEST_ID_HEADER]
  const taken = given !== undefined && isFromProxy(request, isTrustedProxy) && plainRequestId(given)
  headers[REQUEST_ID_HEADER] = taken || newRequestId()
}

/** Once it is taken. */
export function requestIdOf({ headers }: IncomingMessage): string {
  return String(headers[REQUEST_ID_HEADER])
}

export function isFromProxy(
  { socket }: IncomingMessage,
  isTrustedProxy: (address: string) => boolean,
): boolean {
  const known = ofProxies.get(socket)
  if (known !== undefined) return known
  const isTrusted = isTrustedProxy(clientAddress(() => false, socket.remoteAddress, undefined))
  ofProxies.set(socket, isTrusted)
  return isTrusted
}
