import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { browserOptions } from '../../packages/test-kit/src/browser'

const run = promisify(execFile)

/** Fetched on demand. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

const number = z.object({ numericValue: z.number() })

const report = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': number,
    'total-blocking-time': number,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ url: z.string(), transferSize: z.number() })),
      }),
    }),
  }),
})

export interface LighthouseRun {
  /** Of 100. */
  scores: Record<Category, number>
  lcpMs: number
  tbtMs: number
  /** Without inline ones. */
  scriptBytes: number
  bytes: number
}

/** @param isHidden deliberately noindex */
export async function runLighthouse(url: string, isHidden = false): Promise<LighthouseRun> {
  const folder = await mkdtemp(join(tmpdir(), 'carelane-lighthouse-'))
  const file = join(folder, 'report.json')
  const { executablePath, args = [], env } = await browserOptions()
  const options = ['--output=json', `--output-path=${file}`, `--chrome-flags=${args.join(' ')}`, '--quiet']
  if (isHidden) options.push('--skip-audits=is-crawlable')
  await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath, npm_config_ignore_scripts: 'true' },
  })
  const { categories, audits } = report.parse(JSON.parse(await readFile(file, 'utf8')))
  await rm(folder, { recursive: true })
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])
  const requests = audits['network-requests'].details.items
  const sum = (of: typeof requests) => of.reduce((total, { transferSize }) => total + transferSize, 0)
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    scriptBytes: sum(requests.filter(({ url }) => /\.m?js(?:\?|$)/.test(url))),
    bytes: sum(requests),
  }
}
