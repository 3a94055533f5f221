import { createAfterSalesClient, type AfterSalesClient } from '../../packages/after-sales/src/index'
import { THROW_AWAY_KEYS } from '../../packages/after-sales-sandbox/src/throw-away-keys'
import type { Figure } from '../lib/measure'
import { closedLoop, openLoop } from '../lib/open-loop'
import { median, percentile } from '../lib/statistics'

const LOAD = { rate: 100, seconds: 5 }
const ROUNDS = 3
const LIMITS_MS = { median: 5, percentile: 20 }

const HANGING = { call: 'driver-choices', fault: 'slow', delayMs: 30_000 }
const HUNG_REQUESTS = 100
const LEAST_SHARE = 0.9

const NIGERIA = { mcc: '621', language: 'en' } as const
const MODEL = 'drivers-download/?brand=Aster&serial=Book&model=Aster+Book+14'

interface Measured {
  siteUrl: string
  sandboxUrl: string
}

export async function measureLookUps({ siteUrl, sandboxUrl }: Measured): Promise<Figure[]> {
  const client = createAfterSalesClient({
    baseUrl: sandboxUrl,
    brand: 'carelane',
    signSecret: THROW_AWAY_KEYS.AFTER_SALES_SIGN_SECRET,
    aesKey: THROW_AWAY_KEYS.AFTER_SALES_AES_KEY,
    rsaPublicKey: THROW_AWAY_KEYS.AFTER_SALES_RSA_PUBLIC_KEY,
  })
  return [
    await measureAdded(siteUrl, client),
    await measurePage(siteUrl),
    await measureAction(siteUrl),
    ...(await measureHang(siteUrl, sandboxUrl)),
  ]
}

async function measureAdded(siteUrl: string, client: AfterSalesClient): Promise<Figure> {
  const direct = async () => {
    const answer = await client.call('driverChoices', { ...NIGERIA, brand: 'Aster', serial: 'Book' })
    if (!answer.ok) throw answer.failure.cause
  }
  let refused = 0
  const route = (at: number) =>
    askRoute(siteUrl, at).catch(() => {
      refused += 1
    })
  await openLoop({ rate: 50, seconds: 2 }, direct)
  await openLoop({ rate: 50, seconds: 2 }, route)
  refused = 0
  const times: Record<'direct' | 'route', number[]> = { direct: [], route: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.direct.push(...(await openLoop(LOAD, direct)))
    times.route.push(...(await openLoop(LOAD, (at) => route(at + round * LOAD.rate * LOAD.seconds))))
  }
  const added = {
    median: median(times.route) - median(times.direct),
    percentile: percentile(times.route, 0.95) - percentile(times.direct, 0.95),
  }
  return {
    what: `JSON route at ${LOAD.rate} requests/s, above the service's own answer`,
    measured: `median ${told(added.median)}, 95th percentile ${told(added.percentile)} (alone ${told(median(times.direct))} and ${told(percentile(times.direct, 0.95))}); ${refused} of ${times.route.length} without an answer`,
    target: `median ≤ ${LIMITS_MS.median} ms, 95th percentile ≤ ${LIMITS_MS.percentile} ms`,
    met: added.median <= LIMITS_MS.median && added.percentile <= LIMITS_MS.percentile && refused === 0,
    values: times,
  }
}

async function measurePage(siteUrl: string): Promise<Figure> {
  const times = await openLoop({ rate: 10, seconds: 6 }, (at) => ask(`${siteUrl}/ng/${MODEL}`, at))
  return watched('page of a laptop with its drivers, rendered for one visitor', times)
}

/** As without scripts, with a new unknown number each time. */
async function measureAction(siteUrl: string): Promise<Figure> {
  const address = `${siteUrl}/ng/drivers-download/`
  const html = await (await fetch(address)).text()
  const form = html.slice(html.indexOf('name="lang"') - 2000, html.indexOf('id="snid"'))
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const times = await openLoop({ rate: 10, seconds: 6 }, (at) => {
    const body = new FormData()
    for (const [, name = '', value = ''] of hidden) body.set(name, value.replaceAll('&quot;', '"'))
    body.set('snid', `X${String(at).padStart(4, '0')}0000${String(at).padStart(4, '0')}`)
    return ask(address, at, { method: 'POST', body, headers: { origin: siteUrl } })
  })
  return watched('look-up of a serial number by a form', times)
}

async function measureHang(siteUrl: string, sandboxUrl: string): Promise<Figure[]> {
  const others = { asked: 0, answered: 0 }
  const content = async () => {
    const otherTools = openLoop({ rate: 5, seconds: 4 }, async (at) => {
      others.asked += 1
      await ask(siteUrl + (OTHER_TOOLS[at % OTHER_TOOLS.length] ?? ''), at).then(
        () => (others.answered += 1),
        () => undefined,
      )
    })
    const load = closedLoop({ lanes: 16, seconds: 4 }, () => ask(`${siteUrl}/ng/news/`, 0))
    const [rate] = await Promise.all([load, otherTools])
    return rate
  }
  await content()
  const rounds: { calm: number; hung: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const calm = await content()
    const mend = await hang(sandboxUrl)
    const waiting = Array.from({ length: HUNG_REQUESTS }, (_, at) => askRoute(siteUrl, at).catch(() => null))
    rounds.push({ calm, hung: await content() })
    await mend()
    await Promise.all(waiting)
  }
  const shares = rounds.map(({ calm, hung }) => hung / calm)
  return [
    {
      what: 'content pages while one call of the service hangs, against their throughput before',
      measured: `${median(shares).toFixed(2)} × (${shares.map((share) => share.toFixed(2)).join(', ')})`,
      target: `≥ ${LEAST_SHARE} ×`,
      met: median(shares) >= LEAST_SHARE,
      values: rounds,
    },
    {
      what: 'the other tools meanwhile',
      measured: `${others.answered} of ${others.asked} answered`,
      target: 'all',
      met: others.answered === others.asked,
      values: others,
    },
  ]
}

const OTHER_TOOLS = [
  '/ng/service-manal/?q=book',
  `/ng/${MODEL.split('?')[0]}`,
  '/ng/service-manal-detail/?id=aster-book-14-service-manual.pdf',
  '/ng/warranty-check/',
  '/api/files/aster-book-14-installation-guide.pdf/?lang=ng',
]

async function hang(sandboxUrl: string): Promise<() => Promise<void>> {
  const faults = `${sandboxUrl}/sandbox/faults`
  const headers = { 'content-type': 'application/json' }
  await fetch(faults, { method: 'PUT', headers, body: JSON.stringify(HANGING) })
  return async () => {
    await fetch(faults, { method: 'DELETE' })
  }
}

function askRoute(siteUrl: string, at: number): Promise<void> {
  return ask(`${siteUrl}/api/drivers/choices/?lang=ng&brand=Aster&serial=Book`, at)
}

/** A new address each time, because of rate limits. */
async function ask(address: string, at: number, init: RequestInit = {}): Promise<void> {
  const from = `198.18.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`
  const response = await fetch(address, { ...init, headers: { ...init.headers, 'x-forwarded-for': from } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

function watched(what: string, times: number[]): Figure {
  return {
    what,
    measured: `median ${told(median(times))}, 95th percentile ${told(percentile(times, 0.95))}`,
    target: '–',
    met: null,
    values: times,
  }
}

function told(ms: number): string {
  return `${ms.toFixed(1)} ms`
}
