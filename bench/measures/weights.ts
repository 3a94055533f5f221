import { send } from '../../site/test/support/built-site'
import { OTHER_STATES } from '../../site/test/browser/support/other-states'
import { SCREENS } from '../../site/test/browser/support/screens'
import type { Figure } from '../lib/measure'

/** English, and the scripts that take the most bytes: Arabic, Bengali, Burmese, Thai. */
const SECTIONS = ['ng', 'sa', 'bd', 'mm', 'th']
/** The pages whose tool works, with the states of it that an address leads to. */
const TOOL =
  /^(?:warranty-check|tv-warranty|service-center|repair-status|spare-parts-price|spare-parts-serial|drivers-download|service-manal|service-manal-detail|exclusive-service)\//

const byAddress = [...SCREENS, ...OTHER_STATES].filter(({ name, after }) => !after && name !== 'not-found')
const TOOL_PATHS = byAddress.map(({ path }) => path).filter((path) => TOOL.test(path))
/** Every content screen by its own address. */
const PATHS = SCREENS.filter((screen) => byAddress.includes(screen) && !TOOL.test(screen.path)).map(
  ({ path }) => path,
)
const LIMITS_KB = { script: 135, style: 12, html: 14 }
const TOOL_SCRIPT_KB = 150

interface Weights {
  page: string
  script: number
  style: number
  html: number
}

/** What a first visit to a content page and to a tool loads, in brotli; the heaviest page counts. */
export async function measureWeights(siteUrl: string): Promise<Figure[]> {
  const port = Number(new URL(siteUrl).port)
  return [await weighContent(port), await weighTools(port)]
}

async function weighTools(port: number): Promise<Figure> {
  const weights: Weights[] = []
  for (const section of SECTIONS) {
    for (const path of new Set(TOOL_PATHS)) weights.push(await weigh(port, `/${section}/${path}`))
  }
  const heaviest = weights.reduce((most, page) => (page.script > most.script ? page : most))
  return {
    what: 'page of a tool before a map is asked for: JavaScript, brotli',
    measured: `${(heaviest.script / 1000).toFixed(1)} KB (${heaviest.page}), the heaviest of ${weights.length} pages`,
    target: `≤ ${TOOL_SCRIPT_KB} KB`,
    met: heaviest.script <= TOOL_SCRIPT_KB * 1000,
    values: weights,
  }
}

async function weighContent(port: number): Promise<Figure> {
  const home = await load(port, '/ng/')
  const articles = [...home.text.matchAll(/href="(\/ng\/(?:news|tips)-detail\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  const screens = SECTIONS.flatMap((section) => [...new Set(PATHS)].map((path) => `/${section}/${path}`))
  const weights: Weights[] = []
  for (const page of new Set([...screens, ...articles])) weights.push(await weigh(port, page))
  const heaviest = (part: keyof typeof LIMITS_KB) =>
    weights.reduce((most, page) => (page[part] > most[part] ? page : most))
  const [script, style, html] = [heaviest('script'), heaviest('style'), heaviest('html')]
  const kb = (bytes: number) => (bytes / 1000).toFixed(1)
  return {
    what: 'content page: JavaScript / CSS / HTML, brotli',
    measured: `${kb(script.script)} (${script.page}) / ${kb(style.style)} (${style.page}) / ${kb(html.html)} KB (${html.page}), the heaviest of ${weights.length} pages`,
    target: `≤ ${LIMITS_KB.script} / ${LIMITS_KB.style} / ${LIMITS_KB.html} KB`,
    met:
      script.script <= LIMITS_KB.script * 1000 &&
      style.style <= LIMITS_KB.style * 1000 &&
      html.html <= LIMITS_KB.html * 1000,
    values: weights,
  }
}

async function weigh(port: number, page: string): Promise<Weights> {
  const { text, body } = await load(port, page)
  // Browsers that load modules leave the polyfills for older ones alone.
  const scripts = [...text.matchAll(/<script src="([^"]+)"(?![^>]*noModule)[^>]*>/g)].map(
    ([, src]) => src ?? '',
  )
  const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  const sum = async (files: string[]) => {
    const answers = await Promise.all([...new Set(files)].map((file) => load(port, file)))
    return answers.reduce((total, answer) => total + answer.body.length, 0)
  }
  return { page, script: await sum(scripts), style: await sum(styles), html: body.length }
}

async function load(port: number, path: string) {
  const answer = await send(port, 'GET', path, { 'accept-encoding': 'br', host: `localhost:${port}` })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
