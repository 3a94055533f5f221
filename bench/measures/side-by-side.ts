import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../packages/stack/src/index'
import { readArticle } from '../lib/article'
import { runLighthouse, type LighthouseRun } from '../lib/lighthouse'
import { skipped, type Figure } from '../lib/measure'
import { installNuxt, NUXT, startNuxt } from '../lib/nuxt/nuxt'
import type { RunningServer } from '../lib/server-process'
import { median } from '../lib/statistics'
import { findWordPress, startWordPress } from '../lib/wordpress/wordpress'
import { newestNews } from './lighthouse'

const RUNS = 5
const TBT_MS = 20

interface Other {
  name: string
  /** Ours to theirs; null if only observed. */
  limit: number | null
  start: (place: { folder: string; content: string; port: number }) => Promise<RunningServer | null>
  why: string
}

export async function measureSideBySide(siteUrl: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'carelane-side-by-side-'))
  const content = join(folder, 'content')
  const url = new URL(`/ng/${await newestNews(siteUrl, 'ng')}`, siteUrl).href
  const article = await readArticle(url, content)
  const others: Other[] = [
    {
      name: 'WordPress',
      limit: 0.9,
      start: async (place) => {
        const tools = findWordPress()
        return tools && startWordPress(tools, article, place)
      },
      why: 'skipped: not installed',
    },
    {
      name: 'Nuxt',
      limit: null,
      start: async (place) => ((await installNuxt(place.folder)) ? startNuxt(article, place) : null),
      why: `skipped: ${NUXT} could not be fetched`,
    },
  ]
  const servers = new Map<string, RunningServer>()
  try {
    for (const { name, start } of others) {
      const server = await start({ folder: join(folder, name), content, port: await freePort() })
      if (server) servers.set(name, server)
    }
    const urls = new Map([...servers].map(([name, server]) => [name, server.url]))
    const runs = await inTurns(urls.set('ours', url))
    return [...others.map((other) => compareLcp(runs, other)), compareTbt(runs), compareScripts(runs)]
  } finally {
    for (const server of servers.values()) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Runs = Map<string, LighthouseRun[]>

async function inTurns(urls: Map<string, string>): Promise<Runs> {
  const runs: Runs = new Map([...urls.keys()].map((name) => [name, []]))
  for (let count = 0; count < RUNS; count++)
    for (const [name, url] of urls) runs.get(name)?.push(await runLighthouse(url))
  return runs
}

function compareLcp(runs: Runs, { name, limit, why }: Other): Figure {
  const what = `news article on a phone (Lighthouse): largest contentful paint, beside ${name}`
  const target = limit === null ? 'watched' : `≤ ${limit} ×`
  const theirs = medianOf(runs, name, ({ lcpMs }) => lcpMs)
  if (theirs === null) return skipped(what, target, why)
  const own = medianOf(runs, 'ours', ({ lcpMs }) => lcpMs) ?? NaN
  return {
    what,
    measured: `${(own / theirs).toFixed(2)} × (${Math.round(own)} and ${Math.round(theirs)} ms, medians of ${RUNS})`,
    target,
    met: limit === null ? null : own <= limit * theirs,
    values: Object.fromEntries(runs),
  }
}

function compareTbt(runs: Runs): Figure {
  return compare(runs, {
    what: 'total blocking time',
    of: ({ tbtMs }) => tbtMs,
    told: (ms) => `${Math.round(ms)} ms`,
    limit: TBT_MS,
  })
}

/** Ours load some late, if Lighthouse is still running. */
function compareScripts(runs: Runs): Figure {
  return compare(runs, {
    what: 'files of script',
    of: ({ scriptBytes }) => scriptBytes,
    told: (bytes) => `${(bytes / 1000).toFixed(1)} KB`,
    limit: null,
  })
}

interface Comparison {
  what: string
  of: (run: LighthouseRun) => number
  told: (value: number) => string
  limit: number | null
}

function compare(runs: Runs, { what, of, told, limit }: Comparison): Figure {
  const beside = [...runs.keys()].filter((name) => name !== 'ours')
  const shown = (name: string) => `${name} ${told(medianOf(runs, name, of) ?? NaN)}`
  return {
    what: `news article on a phone (Lighthouse): ${what}`,
    measured: ['ours', ...beside].map(shown).join(', '),
    target: limit === null ? 'watched' : `ours ≤ ${told(limit)}`,
    met: limit === null ? null : (medianOf(runs, 'ours', of) ?? NaN) <= limit,
    values: null,
  }
}

function medianOf(runs: Runs, name: string, of: (run: LighthouseRun) => number): number | null {
  const values = runs.get(name)?.map(of)
  return values ? median(values) : null
}
