import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { SIZE } from './size'
import type { Engine } from './tab'

const PROGRAM = '/usr/bin/firefox-esr'

/**
 * WebDriver BiDi.
 * @throws Error naming the package to install
 */
export async function startFirefox(): Promise<Engine> {
  if (!existsSync(PROGRAM)) throw new Error('Firefox is missing. Install the Debian package firefox-esr.')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: PROGRAM, headless: true })
  return {
    name: await browser.version(),
    async openTab() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(SIZE)
      return {
        open: async (url) => void (await page.goto(url)),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        click: (selector) => page.locator(selector).click(),
        async fill(selector, text) {
          await page.locator(selector).click({ count: 3 })
          await page.keyboard.press('Backspace')
          await page.keyboard.type(text)
        },
        choose: async (selector, value) => void (await page.select(selector, value)),
        read: (expression) => page.evaluate(expression),
        picture: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    end: () => browser.close(),
  }
}
