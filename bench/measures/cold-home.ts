import { CALLS } from '../../packages/main-api/src/index'
import type { Stack } from '../../packages/test-kit/src/stack'
import { send } from '../../site/test/support/built-site'
import type { Figure } from '../lib/measure'
import { median } from '../lib/statistics'

/** Each requested once, uncached. */
const LANGS = ['gh', 'ke', 'tz', 'ug', 'zm', 'rw', 'et', 'cm', 'sn', 'eg', 'ma', 'tn', 'ae', 'iq', 'pk', 'np']
const LIMIT_MS = 150

export async function measureColdHome({ siteUrl, cmsUrl }: Stack): Promise<Figure> {
  const port = Number(new URL(siteUrl).port)
  const read = (path: string) =>
    send(port, 'GET', path, { 'accept-encoding': 'br', host: `localhost:${port}` })
  await read('/ng/')
  const times: number[] = []
  for (const lang of LANGS) {
    await warm(cmsUrl, lang)
    const begun = performance.now()
    const { status } = await read(`/${lang}/`)
    if (status !== 200) throw new Error(`/${lang}/ answered ${status}`)
    times.push(performance.now() - begun)
  }
  return {
    what: 'cold render of the home, with a warm Main API',
    measured: `median ${Math.round(median(times))} ms, worst ${Math.round(Math.max(...times))} ms, of ${times.length} countries`,
    target: `median ≤ ${LIMIT_MS} ms`,
    met: median(times) <= LIMIT_MS,
    values: times,
  }
}

async function warm(cmsUrl: string, shortName: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ shortName })
  await fetch(`${cmsUrl}/api${CALLS.countryInfoNew.path}`, { method: 'POST', headers, body })
  await fetch(`${cmsUrl}/api${CALLS.latestNews.path}?shortName=${shortName}`)
}
