import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import forge from 'node-forge'
import { describe, expect, test } from 'vitest'
import { rsaEncrypter } from './rsa'
import { WireError } from './wire-error'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const TEXTS = ['490154203237518', '', 'été ফোন 😀', 'x'.repeat(245)]
const encrypt = rsaEncrypter(publicKey)

/** Node refuses to remove this padding. */
function decrypt(base64: string): string {
  const bytes = forge.pki
    .privateKeyFromPem(privateKey)
    .decrypt(forge.util.decode64(base64), 'RSAES-PKCS1-V1_5')
  return forge.util.decodeUtf8(bytes)
}

describe('RSA with PKCS#1 v1.5 [7#9]', () => {
  test.each(TEXTS)('is read again by forge: %j', (text) => {
    expect(decrypt(encrypt(text))).toBe(text)
  })

  test.each(TEXTS)('has the padding of the standard, seen by node:crypto: %j', (text) => {
    const key = { key: privateKey, padding: constants.RSA_NO_PADDING }
    const block = privateDecrypt(key, Buffer.from(encrypt(text), 'base64'))
    const end = block.indexOf(0, 2)
    expect([...block.subarray(0, 2)]).toEqual([0, 2])
    expect(end).toBeGreaterThanOrEqual(10)
    expect(block.subarray(end + 1).toString('utf8')).toBe(text)
  })

  test('is what node:crypto makes: forge reads both', () => {
    const key = { key: publicKey, padding: constants.RSA_PKCS1_PADDING }
    expect(decrypt(publicEncrypt(key, Buffer.from('été')).toString('base64'))).toBe('été')
  })

  test('differs each time, so that it tells nothing where an address is logged', () => {
    expect(encrypt('490154203237518')).not.toBe(encrypt('490154203237518'))
  })

  test('refuses more than the key can take, without quoting it', () => {
    expect(() => encrypt('x'.repeat(246))).toThrow(WireError)
    expect(() => encrypt('x'.repeat(246))).not.toThrow(/xxx/)
  })
})
