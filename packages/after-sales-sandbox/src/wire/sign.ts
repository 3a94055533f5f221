import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a request was signed with the secret [7#1]–[7#6]. Written apart from the client, as a check of it. */
export function isSigned(request: { method: string; query: URLSearchParams; sign: string }, secret: string) {
  const hash = createHash('md5').update(secret)
  if (request.method === 'GET') {
    const names = [...request.query.keys()].sort()
    hash.update(names.map((name) => request.query.get(name)).join(','))
  }
  const expected = Buffer.from(hash.digest('hex'))
  const received = Buffer.from(request.sign)
  return expected.length === received.length && timingSafeEqual(expected, received)
}
