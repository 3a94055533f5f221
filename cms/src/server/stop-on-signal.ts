import { beginDraining } from './draining'

export interface Service {
  stop(): Promise<void>
}

/** How long requests in flight have to end, in milliseconds. */
const DRAIN_MS = 10_000

/**
 * From the signal on, health says 503 and the services stop. Next itself closes the server, lets the requests
 * in flight end and then exits; one that hangs is cut off after 10 s.
 */
export function stopOnSignal(services: readonly Service[]): void {
  const stop = () => {
    beginDraining()
    setTimeout(() => process.exit(143), DRAIN_MS).unref()
    for (const service of services) void service.stop()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
