import { type Publication, publication, PUBLICATIONS_PATH } from '@carelane/main-api'
import { isSigned, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@carelane/main-api/signature'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const PUBLICATION_SECRET = 'publications are signed with this in tests'

type Reply = number | 'hang'

/** Stands in for a site. */
export interface Receiver {
  url: string
  requests: (Publication & { reply: Reply; at: number })[]
  /** Must stay empty. */
  problems: string[]
  confirmed(): Set<string>
  replyWith(reply: (publication: Publication) => Reply): void
  down(): Promise<void>
  up(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const requests: Receiver['requests'] = []
  const problems: string[] = []
  let replyTo: (publication: Publication) => Reply = () => 200
  const server = createServer(async (request, response) => {
    const at = performance.now()
    const read = await readPublication(request)
    if (typeof read === 'string') {
      problems.push(read)
      return response.writeHead(400).end()
    }
    const reply = replyTo(read)
    requests.push({ ...read, reply, at })
    return reply === 'hang' ? undefined : response.writeHead(reply).end('{}')
  })
  const up = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await up(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    problems,
    confirmed: () => new Set(requests.filter(({ reply }) => reply === 200).flatMap(({ tags }) => tags)),
    replyWith: (reply) => {
      replyTo = reply
    },
    down: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    up: () => up(port),
  }
}

async function readPublication(request: IncomingMessage): Promise<Publication | string> {
  const body = await text(request)
  const header = (name: string) => [request.headers[name]].flat()[0]
  if (request.method !== 'POST' || request.url !== PUBLICATIONS_PATH)
    return `${request.method} ${request.url}`
  const signed = { timestamp: header(TIMESTAMP_HEADER), signature: header(SIGNATURE_HEADER) }
  if (!isSigned(PUBLICATION_SECRET, signed, body)) return 'not signed'
  const read = publication.safeParse(JSON.parse(body))
  return read.success ? read.data : read.error.message
}
