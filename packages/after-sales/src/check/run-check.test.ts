import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientOptions } from '../client/client'
import { runCheck } from './run-check'

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const IMEI = '490154203237518'
const STATES = [{ value: 'lagos', label: 'Lagos', centers: 3 }]

const good = (data: unknown) => JSON.stringify({ code: 200, data, message: 'ok' })

const BODIES: Record<string, string> = {
  'service-center/states': good(STATES),
  'service-center/cities': good([{ value: 'ikeja', label: 7 }]),
  'service-center/points': good({ points: [] }),
  'service-center/list': '<html>Bad gateway</html>',
  'warranty/info': JSON.stringify({ code: 500, data: null, message: 'no\nsuch device' }),
  'dictionary/select-category-name': good('yes'),
  'survey/list-web': good([{ id: 7, title: 'How was it?' }]),
  'survey/questions-web': good({
    id: 7,
    questions: [{ id: 1, kind: 'drawing', title: 'How was it?', required: 'true' }],
  }),
  'brand-model-series': good({}),
}

const asked: string[] = []

const answer: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '', 'http://host.test')
  const place = url.pathname.split('/').slice(-2).join('/')
  asked.push(`${request.method} ${url.pathname}?${url.searchParams.get('id') ?? ''}`)
  if (place.startsWith('short-url/')) return
  if (place === 'country/info-by-loc') return void request.socket.destroy()
  if (place.startsWith('file/')) return void response.end('a whole file')
  const body = BODIES[place]
  response.writeHead(body === undefined ? 503 : 200, { 'content-type': 'application/json' })
  response.end(body ?? 'unavailable')
}

let server: Server
let lines: string[]
let isGood: boolean

beforeAll(async () => {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const inputs = {
    warrantyInfo: { imei: IMEI },
    tvWarranty: { serialNumber: 'too-short' },
    countryByLocation: { lat: '6.524379', lng: '3.379206' },
    shortUrl: { shortUrl: 'warranty' },
    downloadFile: { fileId: 'driver-1.exe' },
    surveyQuestions: { id: '$surveyList[0].id' },
    manual: { id: '$manuals.list[0].id' },
  }
  ;({ lines, isGood } = await check({ inputs }))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function check({
  inputs = {},
  without = [],
  ...options
}: Partial<Parameters<typeof runCheck>[0]> & Pick<ClientOptions, 'without'>) {
  const printed: string[] = []
  const { port } = server.address() as AddressInfo
  const host = {
    baseUrl: `http://127.0.0.1:${port}`,
    brand: 'acme',
    signSecret: 's3cret',
    aesKey: 'sixteen byte key',
    rsaPublicKey: publicKey,
    without,
  }
  const met = await runCheck({ host, inputs, write: false, ...options }, (line) => printed.push(line))
  return { isGood: met, lines: printed.join('\n').split('\n') }
}

function printedOf(path: string): string[] {
  const at = lines.findIndex((line) => line.includes(` ${path} `))
  const below = lines.slice(at + 1)
  const end = below.findIndex((line) => !line.startsWith('           '))
  return [lines[at] ?? '', ...below.slice(0, end)].map((line) =>
    line
      .trim()
      .replace(/ +/g, ' ')
      .replace(/\d+ ms$/, 'N ms'),
  )
}

describe('a host is told call by call', () => {
  test.each([
    ['/acmeClient/service-center/states', ['meets GET /acmeClient/service-center/states N ms']],
    [
      '/acmeClient/survey/questions-web',
      [
        'meets GET /acmeClient/survey/questions-web N ms',
        'data.questions[].kind: a value that the site shows as unknown',
      ],
    ],
    [
      '/acmeClient/service-center/cities',
      [
        'differs GET /acmeClient/service-center/cities N ms',
        'data[0].label: expected string, received number',
        'data[0].centers: expected number, received undefined',
      ],
    ],
    [
      '/acmeClient/service-center/points',
      ['differs GET /acmeClient/service-center/points N ms', 'data: expected array, received object'],
    ],
    [
      '/acmeClient/service-center/list',
      ['differs GET /acmeClient/service-center/list N ms', 'The payload is not base64'],
    ],
    [
      '/acmeClient/warranty/info',
      ['differs GET /acmeClient/warranty/info N ms', 'The service answered with code 500: no such device'],
    ],
    [
      '/acmeClient/dictionary/select-category-name',
      [
        'differs GET /acmeClient/dictionary/select-category-name N ms',
        'data: expected boolean, received string, or expected one of "true"|"false"',
      ],
    ],
    [
      '/acmeClient/short-url/{shortUrl}',
      ['differs GET /acmeClient/short-url/{shortUrl} N ms', 'no answer within 3 s'],
    ],
    [
      '/acmeClient/country/info-by-loc',
      ['differs GET /acmeClient/country/info-by-loc N ms', expect.stringMatching(/^No answer: /)],
    ],
    ['/acmeClient/high-brand-model/list', ['differs GET /acmeClient/high-brand-model/list N ms', 'HTTP 503']],
    [
      '/acmeClient/file/{fileId}',
      [
        'differs GET /acmeClient/file/{fileId} N ms',
        'Range is ignored: a download that breaks off cannot go on',
      ],
    ],
  ])('%s', (path, printed) => {
    expect(printedOf(path)).toEqual(printed)
  })

  test.each([
    ['/acmeClient/repair/send-code', 'it writes: ask with --write'],
    ['/acmeClient/user/authentication', 'it needs a visitor: ask with --token'],
    ['/acmeClient/repair/order', 'the inputs have no orderNumber'],
    ['/acmeClient/driver/list', 'inputs: needs either snid or model'],
    ['/acmeClient/service-manual/detail', 'no earlier answer has what its id refers to'],
    ['/acmeClient/warranty/tv-info', /^inputs\.serialNumber: /],
  ])('%s is not asked: %s', (path, reason) => {
    const [line = ''] = printedOf(path)
    expect(line).toMatch(/^not asked /)
    expect(line.replace(/^.*\S+\/\S+ /, '')).toMatch(reason)
  })

  test('with a sum, and a failure that a script sees', () => {
    expect(lines[0]).toMatch(/^The after-sales API at http:\/\/127\.0\.0\.1:\d+, brand acme, reading only$/)
    expect(lines.at(-1)).toMatch(/^\d+ calls meet the contract, \d+ differ, \d+ were not asked\.$/)
    expect(isGood).toBe(false)
  })
})

test('sends what earlier calls answered where the inputs refer to it', () => {
  expect(asked).toContain('GET /acmeClient/survey/questions-web?7')
})

test('makes no call that writes unless it is told to', async () => {
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([])
  const before = asked.length
  await check({ inputs: { repairSendCode: { phone: '+234-8031234567' } }, write: true })
  expect(asked.slice(before)).toContain('POST /acmeClient/repair/send-code?')
})

test('does not ask for an extension that the host is said to lack, and says why', async () => {
  const before = asked.length
  ;({ lines } = await check({ without: ['repair-costs'] }))
  const reason = 'AFTER_SALES_WITHOUT says that the host lacks repair-costs'
  for (const path of ['/acmeClient/repair-cost/models', '/acmeClient/repair-cost/list'])
    expect(printedOf(path)).toEqual([`not asked GET ${path} ${reason}`])
  expect(asked.slice(before).filter((line) => line.includes('/repair-cost/'))).toEqual([])
})

test('prints nothing of what it asked with', () => {
  expect(lines.join('\n')).not.toContain(IMEI)
})
