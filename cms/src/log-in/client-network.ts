import { clientAddress } from '@carelane/config/client-address'
import { networkOf } from '@carelane/config/network'
import { isIPv4 } from 'node:net'

/** Written by `serve.mjs`, over whatever a client sends. */
const PEER_HEADER = 'x-carelane-peer'

/** As `networkOfClient`. */
export function clientNetwork(headers: Headers, isTrustedProxy: (address: string) => boolean): string {
  const forwardedFor = headers.get('x-forwarded-for') ?? undefined
  return networkOfClient(clientAddress(isTrustedProxy, headers.get(PEER_HEADER) ?? undefined, forwardedFor))
}

/** A /24 or a /64: whoever has one address of it often has more. */
export function networkOfClient(address: string): string {
  return isIPv4(address) ? address.split('.').slice(0, 3).join('.') : networkOf(address)
}
