import type { Server } from 'node:http'
import { once } from 'node:events'
import type { SiteParts } from './site-parts'

/** How long health says 'draining' before new connections are refused: whoever balances has to notice. */
const NOTICE_MS = 1000

/** When what is still in flight is given up; the process ends within 10 s. */
const PATIENCE_MS = 8000

/** On SIGTERM and SIGINT: says so, finishes what has begun, and ends. */
export function stopGracefully(
  server: Server,
  site: SiteParts,
  deliverer: { stop: () => Promise<void> },
): void {
  const stop = async () => {
    if (site.draining) return
    site.draining = true
    site.log.info('draining')
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS))
    const closed = once(server, 'close')
    const delivered = deliverer.stop()
    server.close()
    // Whoever was answered keeps the connection open for a next request, which will not be taken.
    setInterval(() => server.closeIdleConnections(), 50).unref()
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS - NOTICE_MS).unref()
    await closed
    // What is not written down by then is delivered again by the next process, with the same key.
    await Promise.race([delivered, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS - NOTICE_MS))])
    site.log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
