import { clientNetwork } from '../../../log-in/client-network'
import type { Clients } from '../../../settings'
import { deviceWords } from './device-words'

export function sessionOrigin(headers: Headers, isTrustedProxy: Clients['isTrustedProxy']) {
  const network = clientNetwork(headers, isTrustedProxy)
  return {
    network: network.includes(':') ? `${network}::/64` : `${network}.0/24`,
    device: deviceWords(headers.get('user-agent') ?? ''),
  }
}
