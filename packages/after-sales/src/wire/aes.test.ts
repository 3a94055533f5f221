import { createCipheriv, createDecipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sampleTexts } from '../../test/seeded-random'
import { decryptAes, encryptAes } from './aes'
import { WireError } from './wire-error'

const KEYS = {
  128: 'sixteen byte key',
  192: 'a key of 24 bytes long!!',
  256: 'a key of exactly 32 bytes long!!',
} as const
const JSON_TEXT = '{"imei":"001","n":"été ফোন"}'

/** `openssl enc -aes-<bits>-ecb -K <key in hex> -base64 -A` */
const OPENSSL = [
  [128, '', 'MgNPW1bXw+C7jQRkIJ43Mg=='],
  [128, 'plain', 'CxHA85nkqSbZoXpxLzpqog=='],
  [128, 'sixteen bytes ok', 'i+XtG79RqWVQA9jocHn6ezIDT1tW18Pgu40EZCCeNzI='],
  [128, JSON_TEXT, 'tpVZWUwUJc/9TYY2A5d1xPEs58TJNtJsMcQFRt9o+kW1rFygiNOFghlGK+Npq4AA'],
  [192, 'plain', 'SDAdBh72UTvZh5arjFS4jQ=='],
  [192, JSON_TEXT, 'DSWcC2okBVyvJYR3I3wzJ2lwK67J2OnE9HpmMJKb8c2xB5bhhqnH7p5rKGAsDVCD'],
  [256, 'sixteen bytes ok', 'HURZIrWXrDb1zJqVSG2F8P/8fcY/9K+RWE6TTXxDF/4='],
  [256, JSON_TEXT, 'fDpAAaoP2Y6VlEy/+LYaCBv4l7gquYXf5HDFaol8rsAihRclE01PQkiBhhWzTNbR'],
] as const

describe('AES-ECB with PKCS7 in base64 [7#7]', () => {
  test.each(OPENSSL)('agrees with openssl: %i bits, %j', (bits, plain, base64) => {
    expect(encryptAes(plain, KEYS[bits])).toBe(base64)
    expect(decryptAes(base64, KEYS[bits])).toBe(plain)
  })

  test.each([128, 192, 256] as const)('agrees with node:crypto both ways, %i bits', (bits) => {
    for (const text of sampleTexts(bits)) {
      const cipher = createCipheriv(`aes-${bits}-ecb`, KEYS[bits], null)
      const theirs = cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
      const decipher = createDecipheriv(`aes-${bits}-ecb`, KEYS[bits], null)
      const ours = encryptAes(text, KEYS[bits])
      expect(decipher.update(ours, 'base64', 'utf8') + decipher.final('utf8')).toBe(text)
      expect(decryptAes(theirs, KEYS[bits])).toBe(text)
    }
  })

  test('takes a key by its bytes, not its characters', () => {
    const key = 'ключ из 16'
    expect(new TextEncoder().encode(key)).toHaveLength(16)
    const cipher = createCipheriv('aes-128-ecb', key, null)
    expect(encryptAes('été', key)).toBe(cipher.update('été', 'utf8', 'base64') + cipher.final('base64'))
  })

  test('refuses a key of another length', () => {
    expect(() => encryptAes('x', 'too short')).toThrow(WireError)
  })

  test.each([
    ['no base64', 'not base64!'],
    ['half a block', 'CxHA85nkqSbZ'],
    ['nothing', ''],
    ['another key', 'SDAdBh72UTvZh5arjFS4jQ=='],
  ])('refuses %s without quoting it', (_, payload) => {
    const decrypt = () => decryptAes(payload, KEYS[128])
    expect(decrypt).toThrow(WireError)
    if (payload) expect(decrypt).not.toThrow(payload)
  })
})
