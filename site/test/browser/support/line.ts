import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Offline emulation does not reach service workers. */
export interface Line {
  readonly origin: string
  cut: () => void
  mend: () => Promise<void>
}

export async function openLine(site: URL): Promise<Line> {
  const server = createServer((request, response) => pass(site, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      server.close()
      server.closeAllConnections()
    },
    mend: async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}

function pass(site: URL, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request
  const own = { ...headers, host: site.host, ...(headers.origin && { origin: site.origin }) }
  const asked = ask(new URL(url ?? '/', site), { method, headers: own }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  asked.on('error', () => response.destroy())
  request.pipe(asked)
}
