import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '@carelane/stack'
import { Builder, By, type WebDriver } from 'selenium-webdriver'
import { SIZE } from './size'
import type { Engine, Tab } from './tab'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const BROWSERS = ['4.1', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)

/** @throws Error naming packages to install */
/**
 * WebKitGTK on a virtual screen.
 * @throws Error naming packages to install
 */
export async function startWebkit(): Promise<Engine> {
  const browser = BROWSERS.find((path) => existsSync(path))
  if (!browser || !existsSync(DRIVER) || !existsSync(SCREEN))
    throw new Error('WebKit is missing. Install the Debian packages webkit2gtk-driver and xvfb.')
  const screen = await startScreen()
  const port = await freePort()
  const service = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  })
  const open = () => openSession(`http://127.0.0.1:${port}`, browser)
  const first = await untilItAnswers(open)
  const version = (await first.getCapabilities()).getBrowserVersion()
  await first.quit()
  return {
    name: `WebKitGTK ${version}`,
    async openTab() {
      const driver = await open()
      return { ...tabOf(driver), close: () => driver.quit() }
    },
    async end() {
      service.kill()
      screen.process.kill()
    },
  }
}

function tabOf(driver: WebDriver): Tab {
  const find = (selector: string) => driver.findElement(By.css(selector))
  return {
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    click: (selector) => find(selector).click(),
    async fill(selector, text) {
      const field = find(selector)
      if (await field.getAttribute('value')) await field.clear()
      await field.sendKeys(text)
    },
    choose: (selector, value) => find(`${selector} option[value="${value}"]`).click(),
    read: (expression) => driver.executeScript(`return ${expression}`),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
}

async function openSession(server: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation', '--full-screen'] }
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build()
  await driver.manage().setTimeouts({ pageLoad: 30_000, script: 30_000 })
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE })
  return driver
}

async function untilItAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** Xvfb writes its display to file descriptor 3. */
function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(
    SCREEN,
    ['-displayfd', '3', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  return new Promise((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    screen.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ display: `:${number.toString().trim()}`, process: screen }),
    )
  })
}
