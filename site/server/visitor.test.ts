import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { trustedProxies } from '@carelane/config/client-address'
import { Visitor } from './visitor'

const COUNTRIES: Record<string, 'ng' | 'ke'> = { '105.112.10.1': 'ng', '196.201.214.1': 'ke' }
const countryOfAddress = (address: string) => COUNTRIES[address] ?? 'global'

function countryOf(peer: string, headers: Record<string, string>, countryHeader: string | null = null) {
  const request = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage
  const settings = { countryHeader, isTrustedProxy: trustedProxies('loopback') }
  return new Visitor(request, { settings, countryOfAddress }).country
}

test('the address of a visitor without a proxy decides', () => {
  expect(countryOf('105.112.10.1', {})).toBe('ng')
})

test('behind a proxy of ours, the address that it names decides', () => {
  expect(countryOf('127.0.0.1', { 'x-forwarded-for': '196.201.214.1' })).toBe('ke')
})

test('a visitor cannot name another address or country', () => {
  const claims = { 'x-forwarded-for': '196.201.214.1', 'cf-ipcountry': 'KE' }
  expect(countryOf('105.112.10.1', claims, 'cf-ipcountry')).toBe('ng')
})

test('what the CDN says comes before the address', () => {
  const headers = { 'x-forwarded-for': '196.201.214.1', 'cf-ipcountry': 'SA' }
  expect(countryOf('127.0.0.1', headers, 'cf-ipcountry')).toBe('sa')
  expect(countryOf('::ffff:127.0.0.1', headers, 'cf-ipcountry')).toBe('sa')
  expect(countryOf('127.0.0.1', headers)).toBe('ke')
})
