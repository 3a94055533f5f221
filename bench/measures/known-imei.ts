import { sandboxAt } from '../../site/test/browser/support/sandbox'
import { fieldsOf } from '../../site/test/support/plain-form'
import type { Figure } from '../lib/measure'
import { median } from '../lib/statistics'

/** Too few for a proof of work. */
const PAIRS = 120
const WARM_UP = 20
/** Between the medians; network jitter is a hundred times larger. */
const MOST_APART = 0.1

/** Valid, but no demo device. */
const UNKNOWN = '004401010000012'

export async function measureKnownImei(siteUrl: string, sandboxUrl: string): Promise<Figure> {
  const address = `${siteUrl}/ng/warranty-check/`
  const html = await (await fetch(address)).text()
  const known = (await sandboxAt(sandboxUrl).devices('ng'))['in-warranty'] ?? ''
  const check = async (imei: string, at: number) => {
    const body = new FormData()
    for (const [name, value] of fieldsOf(html, 'imei')) body.set(name, value)
    body.set('imei', imei)
    const headers = { origin: siteUrl, 'x-forwarded-for': `198.18.${at % 250}.${imei === known ? 1 : 2}` }
    const begun = performance.now()
    const response = await fetch(address, { method: 'POST', body, headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return performance.now() - begun
  }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let at = 0; at < WARM_UP + PAIRS; at++) {
    const pair = { known: await check(known, at), unknown: await check(UNKNOWN, at) }
    if (at < WARM_UP) continue
    times.known.push(pair.known)
    times.unknown.push(pair.unknown)
  }
  const ratio = median(times.unknown) / median(times.known)
  return {
    what: 'warranty check of an IMEI that there is not, against one that there is',
    measured: `${ratio.toFixed(2)} × (medians ${median(times.unknown).toFixed(1)} and ${median(times.known).toFixed(1)} ms)`,
    target: `within ${MOST_APART * 100} %`,
    met: Math.abs(ratio - 1) <= MOST_APART,
    values: times,
  }
}
