import { send } from '../../site/test/support/built-site'
import type { Figure } from '../lib/measure'

/** Also in the scripts that take the most bytes: Arabic, Bengali, Burmese, Thai. */
const PAGES = ['/ng/', '/ng/news/', '/ng/tips/', '/ng/warranty-check/', '/sa/', '/bd/', '/mm/', '/th/']
const LIMITS_KB = { script: 135, style: 12, html: 14 }

interface Weights {
  page: string
  script: number
  style: number
  html: number
}

/** What a first visit to a content page loads, in brotli; the heaviest page counts. */
export async function measureWeights(siteUrl: string): Promise<Figure> {
  const port = Number(new URL(siteUrl).port)
  const home = await load(port, '/ng/')
  const articles = [...home.text.matchAll(/href="(\/ng\/(?:news|tips)-detail\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
  const pages = [...PAGES, ...new Set(articles)]
  const weights = await Promise.all(pages.map((page) => weigh(port, page)))
  const heaviest = (part: keyof typeof LIMITS_KB) => Math.max(...weights.map((page) => page[part])) / 1000
  const [script, style, html] = [heaviest('script'), heaviest('style'), heaviest('html')]
  return {
    what: 'content page: JavaScript / CSS / HTML, brotli',
    measured: `${script.toFixed(1)} / ${style.toFixed(1)} / ${html.toFixed(1)} KB, the heaviest of ${weights.length} pages`,
    target: `≤ ${LIMITS_KB.script} / ${LIMITS_KB.style} / ${LIMITS_KB.html} KB`,
    met: script <= LIMITS_KB.script && style <= LIMITS_KB.style && html <= LIMITS_KB.html,
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
