import { availableParallelism } from 'node:os'
import { BuiltSite } from '../../site/test/support/built-site'
import { skipped, type Figure } from '../lib/measure'
import { processorSeconds } from '../lib/processor-time'
import { median } from '../lib/statistics'
import { findTool, loadWith } from '../lib/tools'

const WHAT = 'cached page, two processes on one port, against one'
const TARGET = '≥ 1.5 × per second, or ≥ 0.9 × per processor second'
const PAGE = '/ng/'
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const ROUNDS = 5
const SECONDS = 5
const CONNECTIONS = 64

interface Rate {
  perSecond: number
  perProcessorSecond: number
}

export async function measureTwoProcesses(
  cmsUrl: string,
  environment: Record<string, string>,
): Promise<Figure> {
  const wrk = findTool('wrk')
  if (!wrk) return skipped(WHAT, TARGET, 'wrk is not installed')
  if (availableParallelism() < 2) return skipped(WHAT, TARGET, 'there is one processor')
  const one = await BuiltSite.start(cmsUrl, environment)
  const two = await BuiltSite.start(cmsUrl, { ...environment, SITE_PROCESSES: '2' })
  try {
    const rounds: { one: Rate; two: Rate }[] = []
    await rateOf(wrk, one)
    await rateOf(wrk, two)
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ one: await rateOf(wrk, one), two: await rateOf(wrk, two) })
    const ratio = (of: keyof Rate) => median(rounds.map((round) => round.two[of] / round.one[of]))
    const wall = ratio('perSecond')
    const processor = ratio('perProcessorSecond')
    const rates = [
      median(rounds.map((round) => round.one.perSecond)),
      median(rounds.map((round) => round.two.perSecond)),
    ]
    return {
      what: WHAT,
      measured: `${wall.toFixed(2)} × per second, ${processor.toFixed(2)} × per processor second (${rates.map(Math.round).join(' and ')} requests/s, the load generator on the same processors)`,
      target: TARGET,
      met: wall >= 1.5 || processor >= 0.9,
      values: rounds,
    }
  } finally {
    await one.stop()
    await two.stop()
  }
}

async function rateOf(wrk: string, site: BuiltSite): Promise<Rate> {
  const pid = site.process.pid ?? 0
  const before = await processorSeconds(pid)
  const url = `http://127.0.0.1:${site.port}${PAGE}`
  const perSecond = await loadWith(wrk, {
    url,
    headers: AS_A_BROWSER,
    seconds: SECONDS,
    connections: CONNECTIONS,
  })
  const used = (await processorSeconds(pid)) - before
  return { perSecond, perProcessorSecond: (perSecond * SECONDS) / used }
}
