import { clientAddress } from '@carelane/config/client-address'
import { networkOf } from '@carelane/config/network'
import { isIPv4 } from 'node:net'

/** Written by `serve.mjs`, over whatever a client sends. */
const PEER_HEADER = 'x-carelane-peer'

export function clientNetwork(headers: Headers, isTrustedProxy: (address: string) => boolean): string {
  const peer = headers.get(PEER_HEADER) ?? undefined
  return networkOfClient(isTrustedProxy, peer, headers.get('x-forwarded-for') ?? undefined)
}

/** A /24 or a /64: whoever has one address of it often has more. Takes what `clientAddress` takes. */
export function networkOfClient(...asked: Parameters<typeof clientAddress>): string {
  const address = clientAddress(...asked)
  return isIPv4(address) ? address.split('.').slice(0, 3).join('.') : networkOf(address)
}
