import type { Random } from '../random'

/** Answers must never hold it as it is. */
export const MARKUP = '<hostile/onload=alert(1)>'

/** Set as a header only if an answer can be split in two. */
export const SPLIT_HEADER = 'x-hostile'

const FOREIGN_HOST = 'evil.example'

export interface Target {
  port: number
  /** Names and ports, one of them mostly sent as `Host`. */
  hosts: readonly string[]
  /** Of every route. */
  paths: readonly string[]
  cookies: readonly string[]
  /** Added to most requests, as of somebody logged in. */
  headers?: Readonly<Record<string, string>>
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]

const ODD_METHODS = [
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'LINK',
  'M-SEARCH',
  'get',
  'HOSTILE',
  'G\u0000T',
  '',
]

const TEXTS = [
  MARKUP,
  `"'><svg ${MARKUP}`,
  `%0d%0a${SPLIT_HEADER}:1`,
  `\\r\\n${SPLIT_HEADER}: 1`,
  `//${FOREIGN_HOST}/`,
  `\\\\${FOREIGN_HOST}\\`,
  `https://${FOREIGN_HOST}/ng/`,
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}',
  '${7*7}',
  "' or 1=1--",
  '-1',
  '0',
  '1e309',
  'NaN',
  '99999999999999999999',
  '٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩',
  '356938035643809',
  '\ud83d\ude00',
  'a'.repeat(3000),
  '[]',
  '{}',
  'null',
  'true',
  '',
]

const NAMES = [
  'q',
  'page',
  'from',
  'lang',
  'id',
  'imei',
  'key',
  'to',
  'redirect',
  'callbackUrl',
  'token',
  'code',
  'state',
  'udata',
  'v',
  '_rsc',
  'where',
  'where[id][equals]',
  'where[and][0][id][in]',
  'limit',
  'sort',
  'depth',
  'locale',
  'select[title]',
  'shortName',
  '__proto__',
  'constructor[prototype]',
  'url',
  'w',
]

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain;charset=UTF-8',
  'application/json; charset=utf-7',
  'application/octet-stream',
  'image/png',
  'application/xml',
  MARKUP,
  '',
]

const ENCODINGS = ['gzip', 'br', 'deflate', 'zstd', 'identity', '*;q=0', 'gzip;q=x', ',,,', MARKUP]

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ENCODINGS,
  'content-encoding': ENCODINGS,
  accept: ['*/*', 'text/html', 'text/x-component', 'application/json', 'x', ',;q='],
  'accept-language': ['ar', 'xx-YY;q=9', '*', 'a'.repeat(500)],
  origin: ['null', `https://${FOREIGN_HOST}`, 'x', '', 'http://['],
  referer: [`https://${FOREIGN_HOST}/`, 'x'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'x'],
  'sec-fetch-dest': ['document', 'empty', 'iframe', 'x'],
  'sec-fetch-mode': ['navigate', 'cors', 'x'],
  rsc: ['1', '0', 'x'],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/__proto__', '../x', '/', '%'],
  'next-router-state-tree': ['%5B%22%22%5D', '[]', '{', '%', `["",{"children":["${MARKUP}",{}]}]`, 'null'],
  'next-url': ['/', `//${FOREIGN_HOST}`, '%', 'x'],
  'next-action': ['x', '7f'.padEnd(42, '0'), '__proto__', 'constructor', ''],
  'next-html-request-id': ['x', MARKUP],
  'next-resume': ['1'],
  'x-nextjs-data': ['1'],
  'x-matched-path': ['/[lang]', '/_error', 'x'],
  'x-invoke-path': ['/_error'],
  'x-invoke-status': ['500'],
  'x-middleware-subrequest': ['middleware', 'src/middleware:src/middleware'],
  'x-middleware-invoke': ['1'],
  'x-forwarded-host': [FOREIGN_HOST, 'a,b', MARKUP],
  'x-forwarded-proto': ['https', 'javascript', 'https,http'],
  'x-forwarded-port': ['1', 'x'],
  forwarded: [`host=${FOREIGN_HOST};proto=https`],
  'x-original-url': ['/admin', 'x'],
  'x-rewrite-url': ['/admin'],
  'x-http-method-override': ['GET', 'DELETE', 'x'],
  'x-payload-http-method-override': ['GET', 'PUT'],
  'x-request-id': [MARKUP],
  'x-carelane-timestamp': ['0', '99999999999', 'x'],
  'x-carelane-signature': ['sha256=', 'x', 'sha256=' + '0'.repeat(64)],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', ',', MARKUP],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-range': ['"x"', 'x'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,0-,0-', 'bytes=99999999999-', 'x', 'bytes=a-b'],
  expect: ['100-continue', 'x'],
  upgrade: ['websocket', 'h2c', 'x'],
  connection: ['upgrade', 'close, upgrade', 'x'],
  authorization: ['JWT x', 'JWT eyJhbGciOiJub25lIn0.e30.', 'Bearer x', 'Basic x', 'users API-Key x', 'x'],
  'save-data': ['on', 'x'],
  'cf-ipcountry': ['ng', 'xx', MARKUP],
  te: ['trailers', 'x'],
  'user-agent': ['', MARKUP, 'Googlebot', 'a'.repeat(2000)],
  cookie: [],
}

/** @returns bytes of one request, mostly HTTP/1.1 that a server can read */
export function hostileRequest(random: Random, target: Target): Buffer {
  if (random.below(25) === 0) return malformed(random, target)
  const method = random.below(15) === 0 ? random.of(ODD_METHODS) : random.of(METHODS)
  const isRead = method === 'GET' || method === 'HEAD'
  const body = isRead && random.below(12) > 0 ? { type: '', bytes: Buffer.alloc(0) } : bodyOf(random)
  const { bytes } = body
  const lines = [`${method} ${addressOf(random, target)} HTTP/1.1`, ...headersOf(random, target)]
  const type = random.below(8) === 0 ? random.of(TYPES) : body.type
  if (type !== '') lines.push(`content-type: ${type}`)
  const isChunked = bytes.length > 0 && random.below(10) === 0
  if (isChunked) lines.push('transfer-encoding: chunked')
  // One in 40 ends early.
  else if (!isRead || bytes.length > 0)
    lines.push(`content-length: ${bytes.length + (random.below(40) === 0 ? 5 : 0)}`)
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  return Buffer.concat([head, isChunked ? chunked(bytes) : bytes])
}

function chunked(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')])
}

function addressOf(random: Random, { paths, hosts }: Target): string {
  const path = pathOf(random, random.of(paths))
  const form = random.below(40)
  if (form === 0)
    return random.of(['*', 'x', '?', '/?', '//', '/\\', `//${FOREIGN_HOST}${path}`, '/./', '/../'])
  if (form === 1) return `http://${random.of([...hosts, FOREIGN_HOST])}${path}`
  if (form === 2) return `${path}#${encoded(random)}`
  return random.below(2) === 0 ? path : `${path}?${queryOf(random)}`
}

function pathOf(random: Random, path: string): string {
  switch (random.below(14)) {
    case 0:
      return path + encoded(random)
    case 1:
      return `${path}${encoded(random)}/`
    case 2: {
      const segments = path.split('/')
      segments[1 + random.below(Math.max(1, segments.length - 1))] = encoded(random)
      return segments.join('/')
    }
    case 3:
      return random.of(['/', '//', '/\\', '/%2f', '/%5c', '/.', '/%2e%2e', `//${FOREIGN_HOST}`]) + path
    case 4:
      return random.of([
        path.toUpperCase(),
        path.replaceAll('/', '//'),
        path.replace(/\/$/, ''),
        `${path};x=1`,
      ])
    case 5:
      return `${path.replace(/\/$/, '')}.${random.of(['json', 'rsc', 'txt', 'segments/_tree.segment.rsc', 'php'])}`
    case 6:
      return random.of([
        `/_next/image?url=${encoded(random)}&w=${encoded(random)}&q=1`,
        `/_next/static/${encoded(random)}`,
        `/_next/data/${encoded(random)}/ng.json`,
        `/_next/${encoded(random)}`,
        `/api/${encoded(random)}`,
        `/api/internal/${encoded(random)}/`,
        `/media/${encoded(random)}`,
        `/api/media/file/${encoded(random)}`,
        `/.well-known/${encoded(random)}`,
        `/${encoded(random)}`,
        '/api/__proto__',
        '/api/constructor/',
        '/404',
        '/500',
        '/_error',
        '/_not-found',
      ])
    default:
      return path
  }
}

/** Sometimes as it is. */
function encoded(random: Random): string {
  const text = random.of(TEXTS)
  if (random.below(6) === 0) return text.replace(/[\s]/g, '')
  return text.startsWith('%') || text.startsWith('..%') ? text : encodeURIComponent(text)
}

function queryOf(random: Random): string {
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const name = random.of(NAMES)
    return random.below(10) === 0 ? name : `${name}=${encoded(random)}`
  })
  return pairs.join(random.of(['&', '&', '&', ';', '&&']))
}

function headersOf(random: Random, { hosts, cookies, headers = {} }: Target): string[] {
  const lines: string[] = []
  if (random.below(60) > 0)
    lines.push(
      `host: ${random.below(12) === 0 ? random.of([FOREIGN_HOST, '', '[::1', 'a:b:c', MARKUP]) : random.of(hosts)}`,
    )
  if (random.below(6) > 0) lines.push(`x-forwarded-for: ${forwardedFor(random)}`)
  if (random.below(6) > 0) lines.push(...Object.entries(headers).map(([name, value]) => `${name}: ${value}`))
  for (let count = random.below(5); count > 0; count -= 1) {
    const name = random.of(Object.keys(HEADERS))
    const value = name === 'cookie' ? cookieOf(random, cookies) : random.of(HEADERS[name] ?? [])
    lines.push(`${name}: ${value}`)
  }
  if (!lines.some((line) => line.startsWith('connection:'))) lines.push('connection: close')
  return lines
}

/** Many networks, since limits for one would answer most of the rest. */
function forwardedFor(random: Random): string {
  if (random.below(20) === 0) return random.of(['x', '::', '127.0.0.1', '1.2.3', ',,', MARKUP])
  const part = () => random.below(256)
  return random.below(3) === 0
    ? `2001:db8:${part().toString(16)}:${part().toString(16)}::${part().toString(16)}`
    : `${1 + random.below(200)}.${part()}.${part()}.${part()}`
}

function cookieOf(random: Random, names: readonly string[]): string {
  const pairs = Array.from(
    { length: 1 + random.below(3) },
    () => `${random.of([...names, '__proto__'])}=${encoded(random)}`,
  )
  return pairs.join('; ')
}

interface Body {
  type: string
  bytes: Buffer
}

function bodyOf(random: Random): Body {
  const [type, text] = textBody(random)
  return { type, bytes: Buffer.from(text, random.below(20) === 0 ? 'utf16le' : 'utf8') }
}

function textBody(random: Random): [type: string, text: string] {
  switch (random.below(4)) {
    case 0:
      return ['application/json', jsonOf(random)]
    case 1:
      return [
        'application/x-www-form-urlencoded',
        `${queryOf(random)}&${actionOf(random)}=${encoded(random)}`,
      ]
    case 2:
      return [
        random.of(['multipart/form-data; boundary=x', 'multipart/form-data; boundary="x"']),
        multipartOf(random),
      ]
    default:
      return [
        random.of(TYPES),
        random.of([...TEXTS, '["$F1"]', '["$K1"]', '[]', '0:["$@1"]', 'a'.repeat(200_000)]),
      ]
  }
}

const DEEP = 5000

function jsonOf(random: Random): string {
  const name = JSON.stringify(random.of(NAMES))
  const value = JSON.stringify(random.of(TEXTS))
  return random.of([
    `{${name}:${value}}`,
    `{${name}:{${name}:[${value}]}}`,
    `{"id":${value},"tags":[${value}],"email":{},"password":[1],"_status":1}`,
    `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}`,
    `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    '{',
    '"',
    'null',
    '1e999',
    '[1,{"a":null}]',
    '\u0000',
    '{"a":"\\ud800"}',
  ])
}

/** Fields by which Next finds an action. */
function actionOf(random: Random): string {
  return random.of([
    '$ACTION_REF_1',
    '$ACTION_1:0',
    '$ACTION_1:1',
    '$ACTION_ID_x',
    '$ACTION_KEY',
    '1_$ACTION_ID_',
    '0',
    '_payload',
  ])
}

function multipartOf(random: Random): string {
  const part = (name: string, more = '') =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${random.of([...TEXTS, jsonOf(random)])}\r\n`
  const file = '; filename="../x.png"\r\ncontent-type: image/png'
  return random.of([
    `${part(actionOf(random))}${part('imei')}--x--\r\n`,
    `${part('$ACTION_REF_1')}${part('$ACTION_1:0')}--x--\r\n`,
    `${part('file', file)}${part('_payload')}--x--\r\n`,
    `${part('photos', file)}--x--`,
    part('a'),
    '--x\r\n',
    '--x',
    '--x--',
    '--y--',
    '',
    `--x\r\ncontent-disposition: form-data\r\n\r\nx\r\n--x--\r\n`,
    `--x\r\ncontent-disposition: form-data; name="a"; filename*=UTF-8\'\'%E0%A4%A\r\n\r\nx\r\n--x--\r\n`,
    `--x\r\n${'a: b\r\n'.repeat(2000)}\r\nx\r\n--x--\r\n`,
    part('a').repeat(2000),
  ])
}

/** What no client would send. */
function malformed(random: Random, { paths, hosts }: Target): Buffer {
  const path = random.of(paths)
  const host = `host: ${random.of(hosts)}\r\n`
  const text = random.of([
    `GET ${path} HTTP/1.1\n\n`,
    `GET ${path}\r\n\r\n`,
    `GET ${path} HTTP/9.9\r\n${host}\r\n`,
    `GET ${path} HTTP/1.0\r\n\r\n`,
    `GET ${path} ${MARKUP}\r\n\r\n`,
    `${MARKUP}\r\n\r\n`,
    `\r\n\r\n\r\n`,
    `\u0016\u0003\u0001\u0002\u0000\u0001`,
    `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\n${host}content-length: -1\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\n${host}content-length: 5\r\ncontent-length: 6\r\n\r\naaaaaa`,
    `POST ${path} HTTP/1.1\r\n${host}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nZZ\r\nx\r\n0\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\n${host}transfer-encoding: x, chunked\r\n\r\n0\r\n\r\n`,
    `POST ${path} HTTP/1.1\r\n${host}content-type: multipart/form-data; boundary=x\r\n\r\n--x`,
    `GET ${path} HTTP/1.1\r\n${host} folded: x\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}bad header: x\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}x: \u0000\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}${host}\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}${'x: a\r\n'.repeat(1500)}connection: close\r\n\r\n`,
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET ${path}\u00e9\u4e2d HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}connection: close\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    `CONNECT ${FOREIGN_HOST}:443 HTTP/1.1\r\n${host}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}connection: close\r\n\r\n`,
  ])
  return Buffer.from(text)
}
