import AxeBuilder from '@axe-core/playwright'
import { launchBrowser } from '@carelane/test-kit/browser'
import { browserFrom, complainOfPolicy } from '@carelane/test-kit/browser-fixture'
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { WAITING, wantScripts } from '../../support/want-scripts'
import { sandboxAt, type Sandbox } from './sandbox'

export { expect } from '@playwright/test'

export const PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1280, height: 800 }

interface Visitor {
  context: BrowserContext
  complaints: string[]
  sandbox: Sandbox
  /** Unique: look-ups are limited by address. */
  address: string
  /** Loads deferred scripts at once. */
  wantsScripts: boolean
}

export const test = base.extend<Visitor, { browser: Browser }>({
  browser: browserFrom(launchBrowser),
  sandbox: async ({}, use) => use(sandboxAt(process.env.CARELANE_TEST_SANDBOX_URL ?? '')),
  address: async ({}, use) => use(someAddress()),
  extraHTTPHeaders: async ({ address }, use) => use({ 'x-forwarded-for': address }),
  wantsScripts: [true, { option: true }],
  complaints: async ({}, use) => {
    await use([])
  },
  context: async ({ context, complaints, wantsScripts, javaScriptEnabled }, use) => {
    context.on('console', (message) => {
      if (message.text().startsWith('[.WebGL')) return
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await context.addInitScript(noteFocusFrames)
    await context.addInitScript(complainOfPolicy)
    if (wantsScripts && javaScriptEnabled) {
      await context.addInitScript(wantScripts, WAITING)
      context.on('page', (page) => void opensWithScripts(page))
    }
    context.on('weberror', (error) => complaints.push(String(error.error())))
    await use(context)
    base.expect(complaints).toEqual([])
  },
})

async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction((waiting) => !document.documentElement.hasAttribute(waiting), WAITING)
}

async function opensWithScripts(page: Page): Promise<void> {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...how) => {
    const response = await open(...how)
    await untilTaken(page)
    return response
  }
  page.reload = async (...how) => {
    const response = await reload(...how)
    await untilTaken(page)
    return response
  }
  await page.addLocatorHandler(page.locator(`html[${WAITING}]`), () => untilTaken(page))
}

/** IPv6 documentation prefix, in no country. */
function someAddress(): string {
  const some = () => Math.floor(Math.random() * 0x10000).toString(16)
  return `2001:db8:${some()}:${some()}::1`
}

/** WCAG 2.2 AA and axe's best practices, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // No frames, so one run; listing passes is slow.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Content that comes with the focus is an awaited answer. */
function noteFocusFrames(): void {
  window.carelaneFocusFrames = []
  addEventListener('focusin', () => {
    const frame = { from: performance.now(), to: Infinity }
    window.carelaneFocusFrames.push(frame)
    requestAnimationFrame(() => requestAnimationFrame(() => (frame.to = performance.now())))
  })
}

declare global {
  interface Window {
    carelaneFocusFrames: { from: number; to: number }[]
  }
}

/** Unexplained; below 0.001 is a late letter. */
export async function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: LayoutShift[] = []
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as LayoutShift[])
            if (!shift.hadRecentInput && !isAnswer(shift)) shifts.push(shift)
        }).observe({ type: 'layout-shift', buffered: true })
        const isAnswer = ({ startTime }: LayoutShift) =>
          window.carelaneFocusFrames.some(({ from, to }) => from <= startTime && startTime <= to)
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
        const moved = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
          return `${place(previousRect)} → ${place(currentRect)} ${what}`
        }
        const told = ({ value, startTime, sources }: LayoutShift) =>
          [`${value.toFixed(4)} at ${Math.round(startTime)} ms`, ...sources.map(moved)].join(': ')
        requestAnimationFrame(() =>
          setTimeout(() => {
            const isSeen = shifts.reduce((sum, { value }) => sum + value, 0) >= 0.001
            resolve(isSeen ? shifts.map(told) : [])
          }, 0),
        )
      }),
  )
}

/** CSS px. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
