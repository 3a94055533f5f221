import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newSecret, setUpAddress, stepOfCode } from './one-time-code'
import { openSecret, sealSecret } from './sealed-secret'

/** Of RFC 6238, appendix B. */
const KNOWN = Secret.fromUTF8('12345678901234567890').base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('knows the code of RFC 6238 at second %i', (second, code) => {
  expect(stepOfCode(KNOWN, code, second * 1000)).toBe(Math.floor(second / 30))
  expect(stepOfCode(KNOWN, code, (second + 30) * 1000)).toBe(Math.floor(second / 30))
  expect(stepOfCode(KNOWN, code, (second + 90) * 1000)).toBeUndefined()
})

test('an app reads the secret from the address, with whose it is', () => {
  const secret = newSecret()
  const address = new URL(setUpAddress(secret, 'ada@example.com'))
  expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp')
  expect(decodeURIComponent(address.pathname)).toBe('/Carelane:ada@example.com')
  expect(address.searchParams.get('secret')).toBe(secret)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  expect(stepOfCode(secret, app.generate())).toBeDefined()
  expect(newSecret()).not.toBe(secret)
})

test('a sealed secret opens with its key for its account alone', () => {
  const sealed = sealSecret(KNOWN, 'the key', 7)
  expect(sealed).not.toContain(KNOWN)
  expect(openSecret(sealed, 'the key', 7)).toBe(KNOWN)
  expect(() => openSecret(sealed, 'the key', 8)).toThrow()
  expect(() => openSecret(sealed, 'another key', 7)).toThrow()
  expect(sealSecret(KNOWN, 'the key', 7)).not.toBe(sealed)
})
