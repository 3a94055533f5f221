import type { Page } from '@playwright/test'
import { launchBrowser } from '../../packages/test-kit/src/browser'
import { PAGE_DATA_FOLDER } from '../../site/src/platform/deferred-scripts'
import { percentile } from '../lib/statistics'
import type { Figure } from '../lib/measure'

const MOVES = 24
const LIMITS = { frameMs: 200, longTaskMs: 1000, scriptKb: 150 }

interface Seen {
  frames: number[]
  longTasks: number[]
}

/** Frame times and the longest task with all 5,500 centres, drawn without a GPU. */
export async function measureCentersMap(siteUrl: string): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    // Deferred scripts are requested twice, the second time from the cache.
    const sizes = new Map<string, number>()
    page.on('response', (response) => {
      const isScript = /\.js(\?|$)/.test(response.url()) && !response.url().includes(PAGE_DATA_FOLDER)
      if (isScript) sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0))
    })
    const loadedKb = () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000
    await page.goto(`${siteUrl}/global/service-center/`, { waitUntil: 'networkidle' })
    const before = loadedKb()
    await page.getByRole('button', { name: 'Show on a map' }).click()
    await page.locator('.maplibregl-canvas').waitFor()
    await page.waitForLoadState('networkidle')
    const after = loadedKb()
    const seen = await moved(page)
    const frame = percentile(seen.frames, 0.95)
    const longest = Math.max(0, ...seen.longTasks)
    return [
      {
        what: 'page of the service centres: JavaScript before a map is asked for, brotli',
        measured: `${before.toFixed(1)} KB; the map loads ${(after - before).toFixed(1)} KB more`,
        target: `≤ ${LIMITS.scriptKb} KB`,
        met: before <= LIMITS.scriptKb,
        values: [before, after],
      },
      {
        what: `map of 5,500 service centres, ${MOVES} moves and zooms`,
        measured: `${seen.frames.length} frames, 95th percentile ${frame.toFixed(0)} ms; longest task ${longest.toFixed(0)} ms`,
        target: `frames ≤ ${LIMITS.frameMs} ms, tasks ≤ ${LIMITS.longTaskMs} ms`,
        met: seen.frames.length > MOVES && frame <= LIMITS.frameMs && longest <= LIMITS.longTaskMs,
        values: seen,
      },
    ]
  } finally {
    await browser.close()
  }
}

const NOTE = `
  globalThis.seen = { frames: [], longTasks: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const frame = (now) => {
    seen.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
`

async function moved(page: Page): Promise<Seen> {
  await page.evaluate(NOTE)
  await page.locator('.maplibregl-canvas').focus()
  for (let move = 0; move < MOVES; move++) {
    await page.keyboard.press(
      ['ArrowRight', 'Equal', 'ArrowDown', 'Equal', 'ArrowLeft', 'Minus'][move % 6] ?? '',
    )
    await page.waitForTimeout(250)
  }
  return page.evaluate<Seen>('seen')
}
