import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltSite } from '../../site/test/support/built-site'
import { manyPages, visitAll } from '../lib/many-pages'
import { skipped, type Figure } from '../lib/measure'
import { findTool, loadWith } from '../lib/tools'

const WHAT = 'memory of the site with 1,000 entries after 500,000 hits'
const TARGET = '≤ 350 MB, flat'
const ENTRIES = 1000
const HITS = 500_000
const LIMIT_MB = 350
const CHUNK_SECONDS = 5

/** In the second half of the requests. */
const DRIFT_MB = 30

export async function measureMemory(site: BuiltSite): Promise<Figure> {
  const wrk = findTool('wrk')
  if (!wrk) return skipped(WHAT, TARGET, 'wrk is not installed')
  const pages = manyPages(ENTRIES)
  await visitAll(site, pages)
  const folder = await mkdtemp(join(tmpdir(), 'carelane-wrk-'))
  const script = join(folder, 'pages.lua')
  await writeFile(script, luaOf(pages))
  const samples: { hits: number; mb: number }[] = []
  const url = `http://127.0.0.1:${site.port}/`
  const load = { url, headers: { 'accept-encoding': 'br' }, seconds: CHUNK_SECONDS, connections: 64, script }
  for (let hits = 0; hits < HITS;) {
    hits += (await loadWith(wrk, load)) * CHUNK_SECONDS
    samples.push({ hits: Math.round(hits), mb: (await site.inspect()).memory.rss / 1_000_000 })
  }
  await rm(folder, { recursive: true })
  const { size } = await site.inspect()
  const last = samples.at(-1) ?? { hits: 0, mb: NaN }
  const halfway = samples.find((sample) => sample.hits >= HITS / 2) ?? last
  const drift = last.mb - halfway.mb
  return {
    what: WHAT,
    measured: `${last.mb.toFixed(0)} MB with ${size.pages} entries after ${last.hits} hits (${drift.toFixed(0)} MB more than half-way)`,
    target: TARGET,
    met: last.mb <= LIMIT_MB && drift <= DRIFT_MB && size.pages === ENTRIES,
    values: { samples, size },
  }
}

function luaOf(pages: string[]): string {
  return `
local pages = { ${pages.map((page) => JSON.stringify(page)).join(', ')} }
local index = 0
request = function()
  index = index % #pages + 1
  return wrk.format("GET", pages[index])
end
`
}
