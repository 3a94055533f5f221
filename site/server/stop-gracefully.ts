import type { Server } from 'node:http'
import { once } from 'node:events'
import type { SiteParts } from './site-parts'

/** For load balancers to notice 'draining'. */
const NOTICE_MS = 1000

/** The process ends within 10 s. */
const PATIENCE_MS = 8000

export function stopGracefully(
  server: Server,
  site: SiteParts,
  services: readonly ({ stop: () => Promise<void> } | null)[],
): void {
  const stop = async () => {
    if (site.draining) return
    site.draining = true
    site.log.info('draining')
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS))
    const closed = once(server, 'close')
    const ended = Promise.all(services.map(async (service) => service?.stop()))
    server.close()
    // They would wait for a request that nobody takes.
    setInterval(() => server.closeIdleConnections(), 50).unref()
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS - NOTICE_MS).unref()
    await closed
    // The next process repeats what is not recorded.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS - NOTICE_MS))])
    await site.pageFolder?.settled()
    site.log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
