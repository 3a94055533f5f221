import { brotliCompressSync, constants } from 'node:zlib'
import { PAGE_DATA_FOLDER, DEFERRED_SHEET } from '../../site/src/platform/deferred-scripts'
import { isReadPage } from '../../site/src/routing/read-pages'
import { send } from '../../site/test/support/built-site'
import { OTHER_STATES } from '../../site/test/browser/support/other-states'
import { SCREENS, type Screen } from '../../site/test/browser/support/screens'
import type { Figure } from '../lib/measure'

/** English, and the heaviest scripts. */
const SECTIONS = ['ng', 'sa', 'bd', 'mm', 'th']

const byAddress = [...SCREENS, ...OTHER_STATES].filter(({ name, after }) => !after && name !== 'not-found')
const isRead = ({ path }: Screen) => isReadPage(`/ng/${path.replace(/\?.*/, '')}`)
const CONTENT = SCREENS.filter((screen) => byAddress.includes(screen) && isRead(screen))
const TOOLS = byAddress.filter((screen) => !isRead(screen))
const LIMITS_KB = { script: 135, style: 12, html: 14 }
const TOOL_SCRIPT_KB = 150

interface Weights {
  page: string
  script: number
  /** Not deferred. */
  style: number
  html: number
  /** Comes with deferred scripts. */
  withScripts: number
}

function pathsOf(screens: readonly Screen[]): string[] {
  const paths = screens.flatMap(({ path, without = [] }) =>
    SECTIONS.filter((section) => !without.includes(section)).map((section) => `/${section}/${path}`),
  )
  return [...new Set(paths)]
}

export async function measureWeights(siteUrl: string): Promise<Figure[]> {
  const port = Number(new URL(siteUrl).port)
  return [await weighContent(port), await weighTools(port)]
}

async function weighTools(port: number): Promise<Figure> {
  const weights: Weights[] = []
  for (const page of pathsOf(TOOLS)) weights.push(await weigh(port, page))
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
  const weights: Weights[] = []
  for (const page of new Set([...pathsOf(CONTENT), ...articles])) weights.push(await weigh(port, page))
  const heaviest = (part: keyof typeof LIMITS_KB) =>
    weights.reduce((most, page) => (page[part] > most[part] ? page : most))
  const [script, style, html] = [heaviest('script'), heaviest('style'), heaviest('html')]
  const kb = (bytes: number) => (bytes / 1000).toFixed(1)
  return {
    what: 'content page: JavaScript / CSS / HTML, brotli',
    measured: `${kb(script.script)} (${script.page}) / ${kb(style.style)} (${style.page}) / ${kb(html.html)} KB (${html.page}), the heaviest of ${weights.length} pages; with the scripts come up to ${kb(Math.max(...weights.map(({ withScripts }) => withScripts)))} KB of style sheets and data`,
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
  // Modern browsers skip polyfills.
  const files = [...text.matchAll(/<script src="([^"]+)"(?![^>]*noModule)[^>]*>/g)].map(
    ([, src]) => src ?? '',
  )
  const isData = (src: string) => src.startsWith(PAGE_DATA_FOLDER)
  const sheets = (attributes: string) =>
    [...text.matchAll(new RegExp(`<link${attributes} rel="stylesheet" href="([^"]+)"`, 'g'))].map(
      ([, href]) => href ?? '',
    )
  const heldStyles = sheets(DEFERRED_SHEET)
  const styles = sheets('')
  const sum = async (files: string[]) => {
    const answers = await Promise.all([...new Set(files)].map((file) => load(port, file)))
    return answers.reduce((total, answer) => total + answer.body.length, 0)
  }
  const within = /<style>[\s\S]*?<\/style>/.exec(text)?.[0] ?? ''
  const withinBytes = body.length - brotliBytes(text.replace(within, ''))
  return {
    page,
    script: await sum(files.filter((src) => !isData(src))),
    style: (await sum(styles)) + withinBytes,
    html: body.length - withinBytes,
    withScripts: await sum([...files.filter(isData), ...heldStyles]),
  }
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length
}

async function load(port: number, path: string) {
  const answer = await send(port, 'GET', path, { 'accept-encoding': 'br', host: `localhost:${port}` })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
