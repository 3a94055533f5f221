import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Counter, Gauge, Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { serveMetrics, type MetricsServer } from './serve-metrics'

let served: MetricsServer | undefined

afterEach(async () => {
  await served?.stop()
  served = undefined
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

async function serve(registry: Registry, failures: unknown[] = []): Promise<string> {
  const port = await freePort()
  served = await serveMetrics(registry, { host: '127.0.0.1', port }, (error) => failures.push(error))
  return `http://127.0.0.1:${port}`
}

test('it answers in the format of Prometheus, under /metrics alone', async () => {
  const registry = new Registry()
  new Counter({ name: 'things_total', help: 'Things.', registers: [registry] }).inc(3)
  const origin = await serve(registry)
  const answer = await fetch(`${origin}/metrics?name[]=things_total`)
  expect(answer.headers.get('content-type')).toContain('version=0.0.4')
  expect(await answer.text()).toContain('things_total 3')
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('what cannot be collected is reported and answered 500', async () => {
  const registry = new Registry()
  const collect = () => Promise.reject(new Error('broken'))
  new Gauge({ name: 'broken', help: 'Broken.', registers: [registry], collect })
  const failures: unknown[] = []
  const origin = await serve(registry, failures)
  expect((await fetch(`${origin}/metrics`)).status).toBe(500)
  expect(failures).toEqual([new Error('broken')])
})

test('a port that is taken fails the start', async () => {
  const port = new URL(await serve(new Registry())).port
  const again = serveMetrics(new Registry(), { host: '127.0.0.1', port: Number(port) }, () => undefined)
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
