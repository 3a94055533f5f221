import { createDecipheriv, createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '../contract/call'
import { CALLS } from '../contract/calls'
import { PLAIN } from '../contract/wire'
import { wireRequest, type WireKeys } from './request'

const AES_KEY = 'sixteen byte key'
const keys: WireKeys = {
  signSecret: 's3cret',
  locationSalt: 'salty',
  aesKey: AES_KEY,
  encryptRsa: (text) => `rsa(${text})`,
}
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const posted = {
  ...CALLS.warrantyInfo,
  method: 'POST',
  path: '/{brand}Bg/some/call',
  values: 'form',
  request: z.object({ name: z.string(), count: z.number(), note: z.string().nullish() }),
  wire: PLAIN,
} satisfies Call

describe('wireRequest', () => {
  it('puts the brand into the path and the protected, signed values into the query', () => {
    const request = { imei: '490154203237518', mcc: '621', language: 'fr' }
    const { method, path, headers } = wireRequest(CALLS.warrantyInfo, 'acme', request, keys)
    const url = new URL(path, 'http://live.test')
    const imei = url.searchParams.get('imei') ?? ''
    expect([method, url.pathname]).toEqual(['GET', '/acmeClient/warranty/info'])
    expect(imei).toMatch(/^rsa\(4692011\d5\d4\d2\d0\d3\d2\d3\d7\d5\d1\d8\d\)$/)
    expect(headers.sign).toBe(md5(`s3cret${imei},fr,621`))
  })

  it('sends no country where there is none', () => {
    const { path } = wireRequest(
      CALLS.warrantyInfo,
      'acme',
      { imei: '490154203237518', language: 'en' },
      keys,
    )
    expect([...new URL(path, 'http://live.test').searchParams.keys()]).toEqual(['imei', 'language'])
  })

  it('puts a value that the path names there alone, and does not sign it', () => {
    const { path, headers } = wireRequest(CALLS.shortUrl, 'acme', { shortUrl: 'abcd1234' }, keys)
    expect(path).toBe('/acmeClient/short-url/abcd1234')
    expect(headers.sign).toBe(md5('s3cret'))
  })

  it('sends a form, signed with the secret alone', () => {
    const request = wireRequest(posted, 'acme', { name: 'a & é', count: 2, note: null }, keys)
    expect(request.body).toBe('name=a+%26+%C3%A9&count=2')
    expect(request.headers).toMatchObject({
      sign: md5('s3cret'),
      'content-type': 'application/x-www-form-urlencoded',
    })
  })

  it('encrypts a JSON body where the call says so [7#7]', () => {
    const call = { ...posted, values: 'json', wire: { ...posted.wire, isBodyEncrypted: true } } satisfies Call
    const { body = '', path } = wireRequest(call, 'acme', { name: 'é', count: 2 }, keys)
    const decipher = createDecipheriv('aes-128-ecb', AES_KEY, null)
    expect(path).toBe('/acmeBg/some/call')
    expect(JSON.parse(decipher.update(String(body), 'base64', 'utf8') + decipher.final('utf8'))).toEqual({
      name: 'é',
      count: 2,
    })
  })

  it('refuses what the call does not take', () => {
    const request = { imei: '4901', language: 'en' }
    expect(() => wireRequest(CALLS.warrantyInfo, 'acme', request, keys)).toThrow(z.ZodError)
  })
})
