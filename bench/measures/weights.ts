import type { BuiltSite } from '../../site/test/support/built-site'
import type { Figure } from '../lib/measure'

const PAGES = ['/ng/', '/ng/news/', '/ng/news-detail/article-1/', '/sa/']
const LIMITS_KB = { script: 135, style: 12, html: 14 }

interface Weights {
  page: string
  script: number
  style: number
  html: number
}

/** What a first visit to a content page loads, in brotli; the heaviest page counts. */
export async function measureWeights(site: BuiltSite): Promise<Figure> {
  const weights = await Promise.all(PAGES.map((page) => weigh(site, page)))
  const heaviest = (part: keyof typeof LIMITS_KB) => Math.max(...weights.map((page) => page[part])) / 1000
  const [script, style, html] = [heaviest('script'), heaviest('style'), heaviest('html')]
  return {
    what: 'content page: JavaScript / CSS / HTML, brotli',
    measured: `${script.toFixed(1)} / ${style.toFixed(1)} / ${html.toFixed(1)} KB`,
    target: `≤ ${LIMITS_KB.script} / ${LIMITS_KB.style} / ${LIMITS_KB.html} KB`,
    met: script <= LIMITS_KB.script && style <= LIMITS_KB.style && html <= LIMITS_KB.html,
    values: weights,
  }
}

async function weigh(site: BuiltSite, page: string): Promise<Weights> {
  const brotli = { 'accept-encoding': 'br' }
  const { text, body } = await site.get(page, brotli)
  // Browsers that load modules leave the polyfills for older ones alone.
  const scripts = [...text.matchAll(/<script src="([^"]+)"(?![^>]*noModule)[^>]*>/g)].map(
    ([, src]) => src ?? '',
  )
  const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  const sum = async (files: string[]) => {
    const answers = await Promise.all([...new Set(files)].map((file) => site.get(file, brotli)))
    return answers.reduce((total, answer) => total + answer.body.length, 0)
  }
  return { page, script: await sum(scripts), style: await sum(styles), html: body.length }
}
