import { createHash, timingSafeEqual } from 'node:crypto'

/** [7#1]–[7#6]; independent of the client, as a check of it. */
export function isSigned(request: { method: string; query: URLSearchParams; sign: string }, secret: string) {
  const { method, query, sign } = request
  const names = method === 'GET' ? [...query.keys()].sort() : []
  return isHashOf(secret + names.map((name) => query.get(name)).join(','), sign)
}

/** [7#25] */
export function isLocationSigned({ query, sign }: { query: URLSearchParams; sign: string }, salt: string) {
  const text = ['lat', 'lng', 'source'].map((name) => query.get(name) ?? '').join('')
  return isHashOf(text + salt, sign)
}

function isHashOf(text: string, sign: string): boolean {
  const expected = Buffer.from(createHash('md5').update(text).digest('hex'))
  const received = Buffer.from(sign)
  return expected.length === received.length && timingSafeEqual(expected, received)
}
