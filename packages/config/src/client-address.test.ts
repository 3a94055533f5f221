import { expect, test } from 'vitest'
import { clientAddress, trustedProxies } from './client-address'

const isTrusted = trustedProxies('loopback, 10.0.0.0/8')

test.each([
  ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  [undefined, '198.51.100.1', ''],
])('peer %s with X-Forwarded-For %s is %s', (peer, forwarded, client) => {
  expect(clientAddress(isTrusted, peer, forwarded)).toBe(client)
})

test('an entry that is no network is named', () => {
  expect(() => trustedProxies('loopback,proxy.example')).toThrow('proxy.example')
  expect(trustedProxies('')('127.0.0.1')).toBe(false)
})
