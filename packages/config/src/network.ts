import { isIPv4, isIPv6 } from 'node:net'

/** An IPv6 customer line has 64 bits. */
export function networkOf(address: string): string {
  return groupsOfIPv6(address)?.slice(0, 4).join(':') ?? address
}

/** /24 or /48: what one customer of a provider may have. */
export function wideNetworkOf(address: string): string {
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.')
  return groupsOfIPv6(address)?.slice(0, 3).join(':') ?? address
}

function groupsOfIPv6(address: string): string[] | null {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return null
  const [front = '', back] = plain.split('::')
  const given = groupsOf(front)
  const missing = 8 - given.length - groupsOf(back ?? '').length
  const whole =
    back === undefined ? given : [...given, ...Array<string>(missing).fill('0'), ...groupsOf(back)]
  return whole.map((group) => Number.parseInt(group, 16).toString(16))
}

/** Embedded IPv4 comes after those. */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
