import { isIPv6 } from 'node:net'

/** An IPv6 customer line has 64 bits. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [front = '', back] = plain.split('::')
  const given = groupsOf(front)
  const missing = 8 - given.length - groupsOf(back ?? '').length
  const whole =
    back === undefined ? given : [...given, ...Array<string>(missing).fill('0'), ...groupsOf(back)]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Embedded IPv4 comes after those. */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
