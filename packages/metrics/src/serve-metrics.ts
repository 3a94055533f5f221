import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

export interface MetricsAddress {
  host: string
  port: number
}

export interface MetricsServer {
  stop: () => Promise<void>
}

const METRICS_PATH = '/metrics'

/**
 * On a port of its own, so that no visitor can reach it.
 * @throws if it cannot listen there
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
  onFailure: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?')
    if (request.method !== 'GET' || path !== METRICS_PATH) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`Only GET ${METRICS_PATH}\n`)
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        onFailure(error)
        response.writeHead(500, { 'content-type': 'text/plain' }).end('Metrics could not be collected\n')
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  // It must not keep a process alive that has nothing else to do.
  server.unref()
  return {
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
