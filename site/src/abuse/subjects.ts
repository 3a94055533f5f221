import { isIPv6 } from 'node:net'
import { networkOf, wideNetworkOf } from '@carelane/config/network'
import type { SubjectKind } from './actions'

export type Subject = [kind: SubjectKind, part: string]

/** Type allocation code. */
const TAC_LENGTH = 8

const COUNTED = {
  imei: (imei: string) => imei.slice(0, TAC_LENGTH),
  phone: (phone: string) => phone,
  orderNumber: (number: string) => number.slice(0, -3),
  quotedOrder: (number: string) => number,
  mailbox: (address: string) => address,
  serialNumber: (serial: string) => serial.slice(0, -4),
} satisfies Partial<Record<SubjectKind, (value: string) => string>>

type NumberKind = keyof typeof COUNTED
export type Numbers = Partial<Record<NumberKind, string>>

export function subjectsOf(address: string, numbers: Numbers): Subject[] {
  return [...networksOf(address), ...prefixesOf(numbers)]
}

/** For people, and for blocks. */
export function networkNameOf(address: string): string {
  const network = wideNetworkOf(address)
  return isVersion6(address) ? `${network}::/48` : `${network}.0/24`
}

/** A new line of a busy network does not begin at nothing. */
function networksOf(address: string): Subject[] {
  const [line, network] = [networkOf(address), wideNetworkOf(address)]
  return isVersion6(address)
    ? [
        ['ipv6', line],
        ['ipv6Network', network],
      ]
    : [
        ['ipv4', line],
        ['ipv4Network', network],
      ]
}

function isVersion6(address: string): boolean {
  return isIPv6(address.split('%')[0] ?? '')
}

/** Neighbouring numbers share it: trying them in sequence counts as one. */
function prefixesOf(numbers: Numbers): Subject[] {
  return Object.entries(numbers).map(([kind, value]) => {
    const name = kind as NumberKind
    return [name, COUNTED[name](value)]
  })
}
