import { type CallName, CALLS } from '../../packages/main-api/src/index'
import type { Figure } from '../lib/measure'
import { requestsOf } from '../lib/main-api-requests'
import { median, percentile } from '../lib/statistics'

const REQUESTS = 240
const WARM_UP = 24
const LIMIT_MS = 50

export async function measureMainApi(cmsUrl: string, content: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const trivial = await timesOf(Array.from({ length: REQUESTS }, () => () => send(`${cmsUrl}/api/health`)))
  figures.push({
    what: `Main API, ${content}: an endpoint that does nothing, for comparison`,
    measured: written(trivial),
    target: '–',
    met: null,
    values: trivial,
  })
  for (const name of Object.keys(CALLS) as CallName[]) {
    const times = await timesOf(
      requestsOf(name, REQUESTS).map((request) => () => call(cmsUrl, name, request)),
    )
    // Measured by its first words instead.
    const isOfPages = name !== 'assistantPassages'
    figures.push({
      what: `Main API, ${content}: ${CALLS[name].path}`,
      measured: written(times),
      target: isOfPages ? `95th percentile ≤ ${LIMIT_MS} ms` : '–',
      met: isOfPages ? percentile(times, 0.95) <= LIMIT_MS : null,
      values: times,
    })
  }
  return figures
}

async function timesOf(requests: readonly (() => Promise<void>)[]): Promise<number[]> {
  for (const request of requests.slice(0, WARM_UP)) await request()
  const times: number[] = []
  for (const request of requests) {
    const begun = performance.now()
    await request()
    times.push(performance.now() - begun)
  }
  return times
}

function call(cmsUrl: string, name: CallName, request: Record<string, unknown>): Promise<void> {
  const { method, path } = CALLS[name]
  if (method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(request).map(([key, value]): [string, string] => [key, String(value)]),
    )
    return send(`${cmsUrl}/api${path}?${query}`)
  }
  const headers = { 'content-type': 'application/json' }
  return send(`${cmsUrl}/api${path}`, { method, headers, body: JSON.stringify(request) })
}

async function send(url: string, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init)
  await response.arrayBuffer()
  if (response.status !== 200 && response.status !== 404)
    throw new Error(`${url} answered ${response.status}`)
}

function written(times: readonly number[]): string {
  return `median ${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`
}
