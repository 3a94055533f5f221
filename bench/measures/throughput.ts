import { freePort } from '../../packages/stack/src/index'
import { SITE_FOLDER, type BuiltSite } from '../../site/test/support/built-site'
import { skipped, type Figure } from '../lib/measure'
import { startNext } from '../lib/next-start'
import { serveWithNginx } from '../lib/nginx'
import { median } from '../lib/statistics'
import { findTool, loadWith } from '../lib/tools'

const PAGE = '/ng/'
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 64

const AGAINST_NGINX = 'cached page, one process, brotli, against nginx serving the same bytes as a file'
const AGAINST_NEXT = 'the same against `next start` of the same page'

export async function measureThroughput(site: BuiltSite, env: Record<string, string>): Promise<Figure[]> {
  const wrk = findTool('wrk')
  if (!wrk) {
    const why = 'wrk is not installed'
    return [skipped(AGAINST_NGINX, '≥ 0.35 ×', why), skipped(AGAINST_NEXT, '≥ 12 ×', why)]
  }
  const rate = (url: string) =>
    loadWith(wrk, { url, headers: AS_A_BROWSER, seconds: SECONDS, connections: CONNECTIONS })
  const own = `http://127.0.0.1:${site.port}${PAGE}`
  const page = await site.get(PAGE, AS_A_BROWSER)
  await rate(own)

  const nginx = findTool('nginx')
  const figures: Figure[] = []
  if (nginx) {
    const server = await serveWithNginx(nginx, await freePort(), page.body, 'br')
    const rounds = await alternate(
      () => rate(own),
      () => rate(server.url),
    )
    await server.stop()
    figures.push(ratio(AGAINST_NGINX, rounds, 0.35))
  } else {
    figures.push(skipped(AGAINST_NGINX, '≥ 0.35 ×', 'nginx is not installed'))
  }
  const next = await startNext(SITE_FOLDER, await freePort(), env)
  const rounds = await alternate(
    () => rate(own),
    () => rate(`${next.url}${PAGE}`),
  )
  await next.stop()
  return [...figures, ratio(AGAINST_NEXT, rounds, 12)]
}

interface Round {
  own: number
  other: number
}

async function alternate(own: () => Promise<number>, other: () => Promise<number>): Promise<Round[]> {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push({ own: await own(), other: await other() })
  return rounds
}

function ratio(what: string, rounds: Round[], atLeast: number): Figure {
  const ratios = rounds.map(({ own, other }) => own / other)
  const own = Math.round(median(rounds.map((round) => round.own)))
  const other = Math.round(median(rounds.map((round) => round.other)))
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  return {
    what,
    measured: `${median(ratios).toFixed(2)} × (${spread}; ${own} and ${other} requests/s)`,
    target: `≥ ${atLeast} ×`,
    met: median(ratios) >= atLeast,
    values: rounds,
  }
}
