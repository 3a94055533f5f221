import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLS } from '../contract/calls'
import { createAfterSalesClient } from './client'
import { createTransport, type TransportOptions } from './transport'

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const FILE = 'a driver of forty-two bytes, all of it here'
const PRICES = {
  language: 'en',
  product: 'phone',
  brand: 'aster',
  series: 'nova',
  model: 'nova-5',
} as const
const PHONE = '+234-8031234567'

let server: Server
let answer: RequestListener
let requests: IncomingMessage[]
const logged: [Record<string, unknown>, string][] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  requests = []
  logged.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function options(): TransportOptions {
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    brand: 'acme',
    signSecret: 's3cret',
    aesKey: 'sixteen byte key',
    rsaPublicKey: publicKey,
    logger: { warn: (fields, message) => logged.push([fields, message]) },
  }
}

const client = () => createAfterSalesClient(options())
const say = (status: number, body: object): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

describe('a call is made again', () => {
  test('where it reads, also when it is a POST', async () => {
    answer = (request, response) =>
      say(requests.length < 2 ? 503 : 200, { code: 200, data: [] })(request, response)
    expect(await client().call('sparePartPrices', PRICES)).toEqual({ ok: true, data: [] })
    expect(requests).toHaveLength(2)
  })

  test('never where it writes', async () => {
    answer = say(503, {})
    const result = await client().call('repairSendCode', { phone: PHONE, language: 'en' })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status: 503, isRetryable: true } })
    expect(requests).toHaveLength(1)
  })

  test('under the same request id', async () => {
    answer = say(503, {})
    await client().call('sparePartPrices', PRICES, { requestId: 'r-17' })
    expect(requests.map(({ headers }) => headers['x-request-id'])).toEqual(['r-17', 'r-17'])
    expect(logged.map(([fields]) => fields.requestId)).toEqual(['r-17'])
  })
})

test('logs what was asked, and of a person or a device only that it was', async () => {
  answer = say(500, { code: 500, message: PHONE })
  await client().call('repairSendCode', { phone: PHONE, mcc: '621', language: 'en' })
  const asked = { phone: '***', mcc: '621', language: 'en' }
  expect(logged).toEqual([[expect.objectContaining({ asked, status: 500 }), expect.any(String)]])
  expect(JSON.stringify([logged, requests.map(({ url }) => url)])).not.toContain('8031234567')
})

test('takes code 1 for a success where the call says so [7#42]', async () => {
  answer = say(200, { code: 1, data: { afid: 4711 } })
  const result = await client().call('authentication', {}, { token: 'token-1' })
  expect(result).toEqual({ ok: true, data: { afid: '4711' } })
  expect(requests[0]?.headers.authorization).toBe('token-1')
  answer = say(200, { code: 200, data: { afid: 4711 } })
  expect(await client().call('authentication', {}, { token: 'token-1' })).toMatchObject({ ok: false })
})

test('sends a file as the one field of a form, with its name [7#45]', async () => {
  let body = ''
  answer = async (request, response) => {
    body = await text(request)
    say(200, { code: 200, data: { fileKey: 'k1' } })(request, response)
  }
  const file = new File(['bytes'], 'carelane-17.jpg', { type: 'image/jpeg' })
  const result = await client().call('uploadFile', { file }, { token: 'token-1' })
  expect(result).toEqual({ ok: true, data: { fileKey: 'k1', url: null } })
  expect(body.match(/name="file"; filename="carelane-17\.jpg"/g)).toHaveLength(1)
})

describe('a file', () => {
  const open = (range?: string) =>
    client().download('downloadFile', { fileId: 'd1.exe' }, { range, ifRange: '"e1"' })

  test('comes from where a download broke off, with what it needs to go on', async () => {
    answer = (request, response) => {
      response.writeHead(206, {
        'content-range': `bytes 9-42/${FILE.length}`,
        'content-type': 'application/octet-stream',
        'set-cookie': 'a=b',
        etag: '"e1"',
      })
      response.end(FILE.slice(9))
    }
    const result = await open('bytes=9-')
    if (!result.ok) throw result.failure.cause
    expect(requests[0]?.headers).toMatchObject({
      range: 'bytes=9-',
      'if-range': '"e1"',
      'accept-encoding': expect.stringMatching(/^identity/),
    })
    expect(result.data).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 9-42/43', etag: '"e1"' },
    })
    expect(result.data.headers).not.toHaveProperty('set-cookie')
    expect(await new Response(result.data.body).text()).toBe(FILE.slice(9))
  })

  test('has no length where it came compressed all the same', async () => {
    const packed = gzipSync(FILE)
    answer = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed)
    }
    const result = await open()
    if (!result.ok) throw result.failure.cause
    expect(result.data.headers).not.toHaveProperty('content-length')
    expect(await new Response(result.data.body).text()).toBe(FILE)
  })

  test('may take longer than its deadline once it has begun', async () => {
    answer = async (_, response) => {
      response.write(FILE.slice(0, 9))
      await delay(1_500)
      response.end(FILE.slice(9))
    }
    const call = { ...CALLS.downloadFile, deadlineMs: 1_000 }
    const result = await createTransport(options()).download(call, { fileId: 'd1.exe' })
    if (!result.ok) throw result.failure.cause
    expect(await new Response(result.data.body).text()).toBe(FILE)
  })

  test.each([
    ['a part that it has not', 416, {}, { kind: 'http', status: 416, isRetryable: false }],
    ['an envelope in its place', 200, { code: 404, data: null }, { kind: 'envelope', code: 404 }],
    ['an envelope that succeeded', 200, { code: 200, data: null }, { kind: 'invalid' }],
  ])('that is %s is a typed failure', async (_, status, body, failure) => {
    answer = say(status, body)
    expect(await open()).toMatchObject({ ok: false, failure })
  })

  test('that has no such part tells how large it is', async () => {
    answer = (_, response) => response.writeHead(416, { 'content-range': `bytes */${FILE.length}` }).end()
    expect(await open('bytes=99-')).toMatchObject({ failure: { status: 416, fileSize: FILE.length } })
  })

  test('that does not begin in time is a typed failure', async () => {
    answer = () => undefined
    const call = { ...CALLS.downloadFile, deadlineMs: 100 }
    const result = await createTransport(options()).download(call, { fileId: 'd1.exe' })
    expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
  })
})
