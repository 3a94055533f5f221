import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BuiltSite } from './support/built-site'
import { MainApiStandIn } from './support/main-api-stand-in'

const MEGABYTE = 1_000_000
const FILE = randomBytes(300_000)
const ETAG = `"${createHash('sha256').update(FILE).digest('hex')}"`
/** More than sockets hold: up to 40 MB a pair. */
const ON_THE_WAY = 120 * MEGABYTE
/** More than garbage not yet collected: 67 MB were seen. A service that kept what it passed on would hold all of it. */
const PASSED_ON = 3 * ON_THE_WAY

const cms = new MainApiStandIn()
const endless = { sent: 0, readers: 0 }
const asked: IncomingMessage[] = []
const service = createServer((request, response) => {
  asked.push(request)
  const name = new URL(request.url ?? '/', 'http://service').pathname.split('/').at(-1) ?? ''
  ;(ANSWERS[name] ?? ANSWERS['none.zip'])?.(request, response)
})
let site: BuiltSite

const ANSWERS: Record<string, RequestListener> = {
  'whole.zip': sendFile('attachment; filename="whole.zip"'),
  'named.pdf': sendFile(`attachment; filename="x.pdf"; filename*=UTF-8''..%2F%D8%AF%D9%84%D9%8A%D9%84.pdf`),
  'endless.zip': (_request, response) => {
    endless.readers += 1
    response.on('close', () => (endless.readers -= 1))
    response.writeHead(200, { 'content-type': 'application/zip', etag: '"endless"' })
    const piece = Buffer.alloc(256 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(piece)) endless.sent += piece.length
      endless.sent += piece.length
    }
    response.on('drain', more)
    more()
  },
  'none.zip': (_request, response) => response.writeHead(404).end('not found'),
  'ill.zip': (_request, response) => response.writeHead(500).end(),
  'envelope.zip': (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":404,"data":null}'),
  'silent.zip': () => undefined,
  'torn.zip': (_request, response) => {
    response.writeHead(200, { 'content-length': '1000000' })
    response.write(FILE, () => response.destroy())
  },
  bundle: sendFile('attachment; filename="Aster-Book-14.zip"'),
}

beforeAll(async () => {
  await cms.start()
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  site = await BuiltSite.start(cms.url, {
    AFTER_SALES_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await site.stop()
  service.closeAllConnections()
  service.close()
  await cms.stop()
})

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const file = (id: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.get(`/api/files/${id}/?lang=ng`, headers, method)

describe('a file', () => {
  test('comes as it is, with what a download needs', async () => {
    const { status, headers, body } = await file('whole.zip', { 'accept-encoding': 'br, gzip' })
    expect(status).toBe(200)
    expect(body.equals(FILE)).toBe(true)
    expect(headers).toMatchObject({
      'content-length': String(FILE.length),
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="whole.zip"',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-cache, no-transform',
      etag: ETAG,
    })
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('goes on from where it broke off, as long as it is the same [2.4#38]', async () => {
    const part = await file('whole.zip', { range: 'bytes=100000-', 'if-range': ETAG })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100000-299999/${FILE.length}`)
    expect(part.body.equals(FILE.subarray(100_000))).toBe(true)
    const other = await file('whole.zip', { range: 'bytes=100000-', 'if-range': '"of yesterday"' })
    expect([other.status, other.body.length]).toEqual([200, FILE.length])
    const last = await file('whole.zip', { range: 'bytes=-10' })
    expect(last.body.equals(FILE.subarray(-10))).toBe(true)
  })

  test('has no parts beyond its end, and says how large it is', async () => {
    const { status, headers, text } = await file('whole.zip', { range: 'bytes=300000-', ...BROWSER })
    expect([status, headers['content-range']]).toEqual([416, `bytes */${FILE.length}`])
    expect(text).toContain('<h1>The download can’t continue from here</h1>')
  })

  test('is described without being sent, and not sent again to who has it', async () => {
    const head = await file('whole.zip', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '300000', 0])
    const known = await file('whole.zip', { 'if-none-match': ETAG })
    expect([known.status, known.headers.etag, known.body.length]).toEqual([304, ETAG, 0])
  })

  test('has a name in any language, and never a path', async () => {
    const { headers } = await file('named.pdf')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="____.pdf"; filename*=UTF-8''%D8%AF%D9%84%D9%8A%D9%84.pdf`,
    )
  })

  test('comes with all others of a model as one archive [2.4#42]', async () => {
    const { status, headers, body } = await site.get('/api/driver-bundle/?lang=ng&model=Aster+Book+14&os=W11')
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="Aster-Book-14.zip"',
    ])
    expect(body.equals(FILE)).toBe(true)
    expect(asked.at(-1)?.url).toContain('/driver/bundle?model=Aster+Book+14&os=W11')
  })
})

describe('where there is no file, a page of the section says so', () => {
  test.each([
    ['none.zip', 404, 'هذا الملف غير متاح'],
    ['envelope.zip', 404, 'هذا الملف غير متاح'],
    ['%2e%2e%2fsecret', 404, 'هذا الملف غير متاح'],
    ['ill.zip', 502, 'تعذّرت قراءة الملف'],
  ])('%s: %i', async (id, status, title) => {
    const answer = await site.get(`/api/files/${id}/?lang=sa`, BROWSER)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain('<html lang="ar-SA" dir="rtl">')
    expect(answer.text).toContain(`<h1>${title}</h1>`)
    expect(answer.text).toContain('href="/sa/drivers-download/"')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a service that stays silent is given up in time: 504', async () => {
    const { status, text } = await file('silent.zip', BROWSER)
    expect(status).toBe(504)
    expect(text).toContain('<h1>The file took too long</h1>')
  })

  test('a program gets one line, and another method is refused', async () => {
    const { status, headers, text } = await file('none.zip', { accept: '*/*' })
    expect([status, headers['content-type'], text]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'This file isn’t available\n',
    ])
    const posted = await site.post('/api/files/whole.zip/', {}, '')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('a file that breaks off in the middle does not look whole', async () => {
    await expect(file('torn.zip')).rejects.toThrow(/aborted|socket hang up/)
    expect((await file('whole.zip')).status).toBe(200)
  })
})

describe('one request id goes from the answer to the service', () => {
  test.each([
    ['of a file', '/api/files/whole.zip/?lang=ng'],
    ['of a list for scripts', '/api/drivers/choices/?lang=ng'],
    ['of a page for one visitor', '/ng/service-manal/?q=book'],
  ])('%s', async (_what, address) => {
    asked.length = 0
    const { headers } = await site.get(address)
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
    expect(new Set(asked.map((each) => each.headers['x-request-id']))).toEqual(
      new Set([headers['x-request-id']]),
    )
  })
})

describe('a slow reader', () => {
  afterEach(async () => {
    for (const reader of opened.splice(0)) reader.destroy()
    await until(() => endless.readers === 0)
  })

  test('slows the service down, and fills no memory', async () => {
    const before = await site.inspect()
    const reader = await open('endless.zip')
    reader.pause()
    const held = await steady(() => endless.sent)
    expect(held).toBeLessThan(ON_THE_WAY)
    let taken = 0
    reader.on('data', (piece: Buffer) => (taken += piece.length))
    while (taken < PASSED_ON) {
      reader.resume()
      await delay(5)
      reader.pause()
      expect(endless.sent - taken).toBeLessThan(ON_THE_WAY)
    }
    const after = await site.inspect()
    expect(after.memory.arrayBuffers - before.memory.arrayBuffers).toBeLessThan(PASSED_ON / 3)
  })

  test('who leaves ends the reading of the file', async () => {
    const reader = await open('endless.zip')
    expect(endless.readers).toBe(1)
    reader.destroy()
    await until(() => endless.readers === 0)
    const sent = await steady(() => endless.sent)
    await delay(200)
    expect(endless.sent).toBe(sent)
  })

  test('leaves room for others: so many at once for one address', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address, ...BROWSER })
    const readers = await Promise.all(Array.from({ length: 6 }, () => open('endless.zip', from('192.0.2.7'))))
    for (const reader of readers) reader.pause()
    const refused = await file('whole.zip', from('192.0.2.7'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.text).toContain('<h1>Too many downloads at once</h1>')
    expect((await file('whole.zip', from('192.0.2.8'))).status).toBe(200)
    expect((await site.get('/ng/')).status).toBe(200)
    readers[0]?.destroy()
    await until(async () => (await file('whole.zip', from('192.0.2.7'))).status === 200)
  })
})

const opened: IncomingMessage[] = []

function open(id: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const path = `/api/files/${id}/?lang=ng`
    const request = httpRequest({ port: site.port, host: '127.0.0.1', path, headers }, (response) => {
      // A test destroys it on the way.
      response.on('error', () => undefined)
      opened.push(response)
      done(response)
    })
    request.on('error', fail)
    request.end()
  })
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return
    await delay(25)
  }
  throw new Error('it did not come about')
}

async function steady(read: () => number): Promise<number> {
  for (let tries = 0; tries < 40; tries++) {
    const before = read()
    await delay(500)
    if (read() === before) return before
  }
  throw new Error('it never stood still')
}

function sendFile(disposition: string): RequestListener {
  return ({ headers }, response) => {
    const told = {
      'content-type': 'application/zip',
      'content-disposition': disposition,
      'accept-ranges': 'bytes',
      etag: ETAG,
    }
    const isSame = headers['if-range'] === undefined || headers['if-range'] === ETAG
    const [, first, last] = (isSame && /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')) || []
    if (first === undefined) {
      response.writeHead(200, { ...told, 'content-length': FILE.length }).end(FILE)
      return
    }
    const start = first === '' ? FILE.length - Number(last) : Number(first)
    if (start >= FILE.length) {
      response.writeHead(416, { 'content-range': `bytes */${FILE.length}` }).end()
      return
    }
    const range = `bytes ${start}-${FILE.length - 1}/${FILE.length}`
    response.writeHead(206, { ...told, 'content-range': range }).end(FILE.subarray(start))
  }
}
