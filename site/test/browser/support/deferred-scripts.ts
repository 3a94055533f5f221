import type { BrowserContext, Page } from '@playwright/test'

/** Init script: slow networks prefetch nothing. */
export function costly(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } })
}

export function isOwnScript(url: URL | string): boolean {
  return /\/_next\/static\/(?:chunks|page-data)\/[^?]*\.js/.test(String(url))
}

declare global {
  interface Window {
    carelaneIsAlive?: true
  }
}

/** Init script. */
export function noteAlive(): void {
  addEventListener('carelane-alive', () => {
    window.carelaneIsAlive = true
  })
}

export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.carelaneIsAlive)
}

export function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isOwnScript(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

export async function holdUp(context: BrowserContext): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await context.route(isOwnScript, async (route) => {
    await held
    await route.fallback()
  })
  return letThrough
}

export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

/** Init script: `unload` listeners block the back/forward cache. */
export function noteEndings(): void {
  window.carelaneEndings = []
  const listen = window.addEventListener.bind(window)
  window.addEventListener = (...asked: Parameters<typeof listen>) => {
    if (asked[0].endsWith('unload')) window.carelaneEndings.push(asked[0])
    listen(...asked)
  }
}

declare global {
  interface Window {
    carelaneEndings: string[]
  }
}
