import { describe, expect, test } from 'vitest'
import { THROW_AWAY_RSA_PRIVATE_KEY } from '../throw-away-keys'
import { encryptAes } from './aes'
import { takeApart } from './interleaved'
import { rsaDecrypter } from './rsa'
import { isSigned } from './sign'

/** `openssl pkeyutl -encrypt -pkeyopt rsa_padding_mode:pkcs1` of 4692011654. */
const OPENSSL_RSA =
  'xWjIMsFpW9TG9tyjlnQnbHN+f3U3sy3pWO4FEisGG3+fq9ggO3B5yoS16ckYpEs5MUqnkvE/ypSj2xoNUKzUSkmvCPTkNoodp9+pgXavzzbQqDUQ4Xh3vUDsaADBWnpWjCR0IymsnSqgO1PjVPdx+SIQ6IqI7U8cSPSS3AZrQcLYaeW8qOTHOUy9scWkJy0e0GUiWHGX3GJtIQeWfPA/oqc0XQ5vtCMPX5E7ZAJ515sLNy3Mj8wKFy6q3BMGB/y6prnbt4HxRIRi0ToASp4y4bmwWxcKTdf9/GCQJMaMuyB8cu3oFh0fAO12G8GleH8LP9XezO4AKQJ0/bLYkK4L3Q=='

describe('the sandbox reads the wire', () => {
  test('as openssl signs secretabc,6,true', () => {
    const query = new URLSearchParams({ c: 'true', a: 'abc', b: '6' })
    const sign = 'f0c826af779167be9df2c75156654cbf'
    expect(isSigned({ method: 'GET', query, sign }, 'secret')).toBe(true)
    expect(isSigned({ method: 'GET', query, sign }, 'Secret')).toBe(false)
    expect(isSigned({ method: 'GET', query, sign: '' }, 'secret')).toBe(false)
  })

  test('with the secret alone for a POST', () => {
    const query = new URLSearchParams({ a: 'abc' })
    expect(isSigned({ method: 'POST', query, sign: '33e1b232a4e6fa0028a6670753749a17' }, 's3cret')).toBe(true)
  })

  test('as openssl encrypts with AES', () => {
    expect(encryptAes('sixteen bytes ok', 'sixteen byte key')).toBe(
      'i+XtG79RqWVQA9jocHn6ezIDT1tW18Pgu40EZCCeNzI=',
    )
  })

  test('as openssl encrypts with RSA, and nothing else', () => {
    const decrypt = rsaDecrypter(THROW_AWAY_RSA_PRIVATE_KEY)
    expect(decrypt(OPENSSL_RSA)).toBe('4692011654')
    expect(decrypt(OPENSSL_RSA.replace(/^..../, 'AAAA'))).toBeUndefined()
    expect(decrypt('490154203237518')).toBeUndefined()
    expect(decrypt('')).toBeUndefined()
  })

  test('taking apart what was interleaved', () => {
    expect(takeApart('a1b2é3')).toEqual({ content: 'abé', digits: '123' })
    expect(takeApart('a1b')).toBeUndefined()
    expect(takeApart('a1bx')).toBeUndefined()
  })
})
