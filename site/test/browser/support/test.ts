import AxeBuilder from '@axe-core/playwright'
import { launchBrowser } from '@carelane/test-kit/browser'
import { browserFrom } from '@carelane/test-kit/browser-fixture'
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
  /** Each test comes from another address, as visitors do: look-ups are counted by it. */
  address: string
  /** Whether pages that hold their scripts back get them at once: most tests are of what comes after. */
  wantsScripts: boolean
}

/** The visitor's pages; a test fails when the browser complained about anything on them. */
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
      // Drawing a map without a graphics card is slow, and the browser says so.
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

/** Of what is tried and caught as well, such as to compile: browsers count it all the same. */
function complainOfPolicy(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
    reportError(new Error(`The policy's ${violatedDirective} is violated by ${sourceFile}: ${blockedURI}`)),
  )
}

/** Until then a page works without scripts, and other tests are of that. */
async function untilTaken(page: Page): Promise<void> {
  await page.waitForFunction((waiting) => !document.documentElement.hasAttribute(waiting), WAITING)
}

/** Whatever a test does on such a page, it does when React has taken it over. */
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
  // Pages that a click or a form led to.
  await page.addLocatorHandler(page.locator(`html[${WAITING}]`), () => untilTaken(page))
}

/** Of the network that is kept for documents: no country's. */
function someAddress(): string {
  const some = () => Math.floor(Math.random() * 0x10000).toString(16)
  return `2001:db8:${some()}:${some()}::1`
}

/** Violations of WCAG 2.2 AA and axe's best practices, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Pages have no frames, so one run in the page says all; and all that passed would take longer to tell than to find.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Notes from when to when each frame lasted to which the focus moved. What a page shows together with moving the focus to
 * it is an answer that its visitor has waited for, however long: browsers excuse half a second.
 */
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

/**
 * What moved since the page began that no input and no answer explains, one line each, as browsers report it; nothing where
 * it comes to less than a thousandth in all: half of one is a letter or two that came a moment later.
 */
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

/** How far the page can be scrolled sideways, in CSS pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
