import { createDecipheriv, createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '../contract/call'
import { CALLS } from '../contract/calls'
import { PLAIN } from '../contract/wire'
import { WireError } from '../wire'
import { deadlineOf, wireRequest, type WireKeys } from './request'

const REQUEST_KEY = '2f0c8a1e-5b7d-4c3e-9a10-6d2f4b8c1e77'
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
  test('puts the brand into the path and the protected, signed values into the query', () => {
    const request = { imei: '490154203237518', mcc: '621', language: 'fr' }
    const { method, path, headers } = wireRequest(CALLS.warrantyInfo, 'acme', request, keys)
    const url = new URL(path, 'http://live.test')
    const imei = url.searchParams.get('imei') ?? ''
    expect([method, url.pathname]).toEqual(['GET', '/acmeClient/warranty/info'])
    expect(imei).toMatch(/^rsa\(4692011\d5\d4\d2\d0\d3\d2\d3\d7\d5\d1\d8\d\)$/)
    expect(headers.sign).toBe(md5(`s3cret${imei},fr,621`))
  })

  test('sends no country where there is none', () => {
    const { path } = wireRequest(
      CALLS.warrantyInfo,
      'acme',
      { imei: '490154203237518', language: 'en' },
      keys,
    )
    expect([...new URL(path, 'http://live.test').searchParams.keys()]).toEqual(['imei', 'language'])
  })

  test('puts a value that the path names there alone, and does not sign it', () => {
    const { path, headers } = wireRequest(CALLS.shortUrl, 'acme', { shortUrl: 'abcd1234' }, keys)
    expect(path).toBe('/acmeClient/short-url/abcd1234')
    expect(headers.sign).toBe(md5('s3cret'))
  })

  test('sends a form, signed with the secret alone', () => {
    const request = wireRequest(posted, 'acme', { name: 'a & é', count: 2, note: null }, keys)
    expect(request.body).toBe('name=a+%26+%C3%A9&count=2')
    expect(request.headers).toMatchObject({
      sign: md5('s3cret'),
      'content-type': 'application/x-www-form-urlencoded',
    })
  })

  test('encrypts a JSON body where the call says so [7#7]', () => {
    const call = { ...posted, values: 'json', wire: { ...posted.wire, isBodyEncrypted: true } } satisfies Call
    const { body = '', path } = wireRequest(call, 'acme', { name: 'é', count: 2 }, keys)
    const decipher = createDecipheriv('aes-128-ecb', AES_KEY, null)
    expect(path).toBe('/acmeBg/some/call')
    expect(JSON.parse(decipher.update(String(body), 'base64', 'utf8') + decipher.final('utf8'))).toEqual({
      name: 'é',
      count: 2,
    })
  })

  test('sends the values that are headers there, and does not sign them [7#39]', () => {
    const request = { mcc: '621', longitude: '3.379206', latitude: '6.524379' }
    const { headers, body, path } = wireRequest(CALLS.protectionStores, 'acme', request, keys)
    const decipher = createDecipheriv('aes-128-ecb', AES_KEY, null)
    expect(path).toBe('/acmeClient/screen-business-crm/cc-store-stock-machine')
    expect(headers).toMatchObject({ mcc: '621', sign: md5('s3cret') })
    expect(decipher.update(String(body), 'base64', 'utf8') + decipher.final('utf8')).toBe(
      '{"longitude":"3.379206","latitude":"6.524379"}',
    )
  })

  test.each([
    [{}, '6.5243793.379206salty'],
    [{ source: 'Web' }, '6.5243793.379206Websalty'],
  ])('signs a position with its salt, over what is sent [7#25]: %j', (source, signed) => {
    const request = { lat: '6.524379', lng: '3.379206', ...source }
    expect(wireRequest(CALLS.countryByLocation, 'acme', request, keys).headers.sign).toBe(md5(signed))
  })

  test.each([
    ['protectionOrders', { language: 'en' }, 'token-1'],
    ['surveyAdd', { requestKey: REQUEST_KEY, surveyId: '7', language: 'en', answers: [] }, 'token-1'],
    ['surveyAdd', { requestKey: REQUEST_KEY, surveyId: '7', language: 'en', answers: [] }, undefined],
  ] as const)('%s carries the token of a visitor who has one [6#2]', (name, request, token) => {
    expect(wireRequest(CALLS[name], 'acme', request, keys, token).headers.authorization).toBe(token)
  })

  test('gives a token to no call that does not ask for it, and asks nothing that needs one without', () => {
    const gate = wireRequest(CALLS.assistantGate, 'acme', { language: 'en' }, keys, 'token-1')
    expect(gate.headers).not.toHaveProperty('authorization')
    expect(() => wireRequest(CALLS.logout, 'acme', {}, keys)).toThrow(WireError)
  })

  test('has an upload end within 60 s and everything else within 50 s [9#1]', () => {
    expect(deadlineOf({ ...CALLS.uploadFile, deadlineMs: 90_000 })).toBe(60_000)
    expect(deadlineOf({ ...CALLS.warrantyInfo, deadlineMs: 90_000 })).toBe(50_000)
    expect(deadlineOf(CALLS.shortUrl)).toBe(3_000)
  })

  test('refuses what the call does not take', () => {
    const request = { imei: '4901', language: 'en' }
    expect(() => wireRequest(CALLS.warrantyInfo, 'acme', request, keys)).toThrow(z.ZodError)
  })
})
