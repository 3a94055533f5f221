import { serveMetrics, type MetricsAddress } from '@carelane/metrics'
import type { Payload } from 'payload'
import { sidePool } from '../../database/side-pool'
import { watchWith } from '../../metrics/watcher'
import type { Service } from '../stop-on-signal'
import { createCmsMetrics } from './cms-metrics'
import { watchRequests } from './watch-requests'

/** @throws if it cannot listen there */
export async function startMetrics(payload: Payload, at: MetricsAddress): Promise<Service> {
  const onFailure = (err: unknown) => payload.logger.warn({ err }, 'metrics could not be collected')
  const { registry, requests, watcher } = createCmsMetrics(sidePool(payload), onFailure)
  watchWith(watcher)
  const watching = watchRequests(requests, at.port)
  const server = await serveMetrics(registry, at, onFailure)
  return {
    stop: async () => {
      watching.stop()
      await server.stop()
    },
  }
}
