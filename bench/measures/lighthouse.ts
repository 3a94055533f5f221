import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { browserOptions } from '../../packages/test-kit/src/browser'
import type { Figure } from '../lib/measure'
import { median } from '../lib/statistics'

const run = promisify(execFile)

/** The last one for Node 20. It is fetched when it is needed: nothing else of the product is made with it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const LIMITS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof LIMITS
const CATEGORIES = Object.keys(LIMITS) as Category[]

/** The score for speed varies with what else the machine does: the median of so many runs counts. */
const RUNS = 3

const report = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number().nullable() })),
})

/** Lighthouse's scores of a page on a phone, of 100, one figure for each page. */
export async function measureLighthouse(siteUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, page] of Object.entries(await pagesOf(siteUrl))) {
    const runs: Record<Category, number>[] = []
    for (let count = 0; count < RUNS; count++) runs.push(await scoresOf(new URL(page, siteUrl).href))
    const scores = CATEGORIES.map((category) => median(runs.map((each) => each[category])))
    figures.push({
      what: `Lighthouse on a phone, ${name}: ${CATEGORIES.join(' / ')}`,
      measured: scores.join(' / '),
      target: `≥ ${Object.values(LIMITS).join(' / ')}`,
      met: CATEGORIES.every((category, index) => (scores[index] ?? 0) >= LIMITS[category]),
      values: runs,
    })
  }
  return figures
}

async function pagesOf(siteUrl: string): Promise<Record<string, string>> {
  const home = await (await fetch(new URL('/ng/', siteUrl))).text()
  const detail = /href="(\/ng\/news-detail\/[^"]+)"/.exec(home)?.[1]
  if (!detail) throw new Error('the home names no news')
  return { home: '/ng/', 'news detail': detail, FAQ: '/ng/faq/', search: '/ng/search/' }
}

async function scoresOf(url: string): Promise<Record<Category, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'carelane-lighthouse-'))
  const file = join(folder, 'report.json')
  const { executablePath, args = [], env } = await browserOptions()
  const options = ['--output=json', `--output-path=${file}`, `--chrome-flags=${args.join(' ')}`, '--quiet']
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath, npm_config_ignore_scripts: 'true' },
  })
  const { categories } = report.parse(JSON.parse(await readFile(file, 'utf8')))
  await rm(folder, { recursive: true })
  const score = (category: Category) => Math.round((categories[category].score ?? 0) * 100)
  return Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<
    Category,
    number
  >
}
