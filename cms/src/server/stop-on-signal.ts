import { beginDraining } from './draining'

export interface Service {
  stop(): Promise<void>
}

const DRAIN_MS = 10_000

/** Next lets requests in flight end, then exits. */
export function stopOnSignal(services: readonly Service[]): void {
  const stop = () => {
    beginDraining()
    setTimeout(() => process.exit(143), DRAIN_MS).unref()
    for (const service of services) void service.stop()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
