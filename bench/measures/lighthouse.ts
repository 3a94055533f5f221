import { CATEGORIES, runLighthouse, type LighthouseRun } from '../lib/lighthouse'
import type { Figure } from '../lib/measure'
import { median } from '../lib/statistics'

const LIMITS: LighthouseRun['scores'] = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

const SECTIONS = ['ng', 'sa']

/** Decide the median of five. */
const AGREEING = 3

interface Route {
  name: string
  path: string
  /** Deliberately noindex. */
  isHidden?: true
}

const ROUTES: readonly Route[] = [
  { name: 'home', path: '' },
  { name: 'news', path: 'news/' },
  { name: 'questions', path: 'faq/' },
  { name: 'search with results', path: 'search/?q=IMEI', isHidden: true },
  { name: 'service policy', path: 'service-policy/' },
  { name: 'contact', path: 'contact/' },
  { name: 'service centres of a country', path: 'service-center/' },
  { name: 'warranty check', path: 'warranty-check/' },
  { name: 'repair status', path: 'repair-status/' },
  { name: 'prices of parts', path: 'spare-parts-price/' },
  { name: 'protection', path: 'protection/' },
]

export async function measureLighthouse(siteUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const section of SECTIONS) {
    const detail: Route = { name: 'news detail', path: await newestNews(siteUrl, section) }
    for (const route of [...ROUTES, detail]) figures.push(await measureRoute(siteUrl, section, route))
  }
  return figures
}

async function measureRoute(siteUrl: string, section: string, route: Route): Promise<Figure> {
  const url = new URL(`/${section}/${route.path}`, siteUrl).href
  const runs: LighthouseRun['scores'][] = []
  const met = () => runs.filter(isMet).length
  while (met() < AGREEING && runs.length - met() < AGREEING)
    runs.push((await runLighthouse(url, route.isHidden)).scores)
  const scores = CATEGORIES.map((category) => median(runs.map((each) => each[category])))
  return {
    what: `Lighthouse on a phone, /${section}/ ${route.name}: ${CATEGORIES.join(' / ')}`,
    measured: `${scores.join(' / ')}, ${met()} of ${runs.length} runs met`,
    target: `≥ ${Object.values(LIMITS).join(' / ')}`,
    met: met() >= AGREEING,
    values: runs,
  }
}

function isMet(scores: LighthouseRun['scores']): boolean {
  return CATEGORIES.every((category) => scores[category] >= LIMITS[category])
}

export async function newestNews(siteUrl: string, section: string): Promise<string> {
  const list = await (await fetch(new URL(`/${section}/news/`, siteUrl))).text()
  const path = new RegExp(`href="/${section}/(news-detail/[^"]+)"`).exec(list)?.[1]
  if (!path) throw new Error(`/${section}/news/ names no news`)
  return path
}
