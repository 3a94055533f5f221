import type { Page } from '@playwright/test'

export function countFetched(page: Page) {
  const fetched: { url: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize)
    fetched.push({ url: request.url(), bytes })
  })
  return {
    urls: () => fetched.map(({ url }) => url),
    kilobytes: async () => {
      const sizes = await Promise.all(fetched.map(({ bytes }) => bytes))
      return sizes.reduce((sum, size) => sum + size, 0) / 1000
    },
  }
}

/** Triggers lazy loading. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let at = 0; at < 12; at++) {
    await page.mouse.wheel(0, 600)
    await page.waitForLoadState('networkidle')
  }
}
