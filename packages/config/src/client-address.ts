import { BlockList, isIP } from 'node:net'

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * @param list addresses, networks, loopback, linklocal, uniquelocal
 * @throws Error for others
 */
export function trustedProxies(list: string): (address: string) => boolean {
  const networks = new BlockList()
  const entries = list.split(',').map((entry) => entry.trim())
  for (const entry of entries.filter((entry) => entry !== '').flatMap((entry) => NAMED[entry] ?? [entry])) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const bits = prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix)
    if (version === 0 || !Number.isInteger(bits)) throw new Error(`TRUSTED_PROXIES: ${entry} is no network`)
    networks.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/** The last address that is not a trusted proxy. */
export function clientAddress(
  isTrusted: (address: string) => boolean,
  peer: string | undefined,
  forwardedFor: string | undefined,
): string {
  let client = plain(peer ?? '')
  const hops = forwardedFor?.split(',').map((hop) => plain(hop.trim())) ?? []
  while (isTrusted(client)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    client = hop
  }
  return client
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}
