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
  serialNumber: (serial: string) => serial.slice(0, -4),
} satisfies Partial<Record<SubjectKind, (value: string) => string>>

type NumberKind = keyof typeof COUNTED
export type Numbers = Partial<Record<NumberKind, string>>

export function subjectsOf(address: string, numbers: Numbers): Subject[] {
  return [...networksOf(address), ...prefixesOf(numbers)]
}

/** A new line of a busy network does not begin at nothing. */
function networksOf(address: string): Subject[] {
  const [line, network] = [networkOf(address), wideNetworkOf(address)]
  return isIPv6(address.split('%')[0] ?? '')
    ? [
        ['ipv6', line],
        ['ipv6Network', network],
      ]
    : [
        ['ipv4', line],
        ['ipv4Network', network],
      ]
}

/** Neighbouring numbers share it: trying them in sequence counts as one. */
function prefixesOf(numbers: Numbers): Subject[] {
  return Object.entries(numbers).map(([kind, value]) => {
    const name = kind as NumberKind
    return [name, COUNTED[name](value)]
  })
}
