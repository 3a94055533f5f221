import type { Random } from '../random'
import { FOREIGN_HOST, HEADERS, MARKUP, METHODS, NAMES, ODD_METHODS, TEXTS, TYPES } from './ingredients'

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
