import type { Page } from '@playwright/test'

/** In a page, before its own scripts: a network on which what nobody asked for is not fetched. */
export function costly(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } })
}

export function isOwnScript(url: URL | string): boolean {
  return /\/_next\/static\/(?:chunks|held)\/[^?]*\.js/.test(String(url))
}

declare global {
  interface Window {
    carelaneIsAlive?: true
  }
}

/** In a page, before its own scripts: notes when React has taken it over. */
export function noteAlive(): void {
  addEventListener('carelane-alive', () => {
    window.carelaneIsAlive = true
  })
}

export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.carelaneIsAlive)
}
