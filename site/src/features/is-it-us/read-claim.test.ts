import { expect, test } from 'vitest'
import { readClaim } from './read-claim'

const claimIn = (text: string) => {
  const read = readClaim(text)
  return read.ok ? read.claim : read.problem
}

test.each([
  ['0802 123 1231', { kind: 'phone', phone: '0802 123 1231' }],
  ['+234 (0) 802-123-1231', { kind: 'phone', phone: '+234 (0) 802-123-1231' }],
  ['tel:+2348021231231', { kind: 'phone', phone: '+2348021231231' }],
  ['16277', { kind: 'phone', phone: '16277' }],
  ['WhatsApp: +234 802 123 1231', { kind: 'phone', phone: '+234 802 123 1231' }],
  ['https://wa.me/2348021231231', { kind: 'link', link: 'https://wa.me/2348021231231' }],
  ['carelane.example/ng', { kind: 'link', link: 'carelane.example/ng' }],
  ['www.carelane.example.', { kind: 'link', link: 'www.carelane.example' }],
  [
    'Pay now at http://carelane.example.pay.test/x, please!',
    { kind: 'link', link: 'http://carelane.example.pay.test/x' },
  ],
  ['carelane.example@evil.test/pay', { kind: 'link', link: 'carelane.example@evil.test/pay' }],
  ['<NG@Carelane.example>', { kind: 'email', email: 'ng@carelane.example' }],
  ['mailto:ng@carelane.example', { kind: 'email', email: 'ng@carelane.example' }],
  ['@Carelane_NG', { kind: 'account', name: 'carelane_ng' }],
  ['Kite Service Centre, Lagos', { kind: 'name', name: 'Kite Service Centre, Lagos' }],
  ['Kite 24', { kind: 'name', name: 'Kite 24' }],
  ['مركز خدمة القاهرة', { kind: 'name', name: 'مركز خدمة القاهرة' }],
])('%s is read as what it is', (text, claim) => {
  expect(claimIn(text)).toEqual(claim)
})

test('a number is read in the digits of every script, with the marks of copied text', () => {
  expect(claimIn('\u202a+٢٠ ١٠٠ ١٢٣ ٤٥٦٧\u202c')).toEqual({ kind: 'phone', phone: '+20 100 123 4567' })
})

test('digits of another script stay in an address, where they are a trick', () => {
  expect(claimIn('https://kite٢.example/')).toEqual({ kind: 'link', link: 'https://kite٢.example/' })
})

test.each(['', '  \n '])('%j is nothing', (text) => {
  expect(claimIn(text)).toBe('empty')
})

test.each([
  'carelane.example and evil.test',
  'Call +234 802 123 1231 or write to ng@carelane.example',
  '0802 123 1231, or else 0802 123 1232 then',
  'x'.repeat(301),
])('%s is more than one thing, of which one alone could be ours', (text) => {
  expect(claimIn(text)).toBe('several')
})
