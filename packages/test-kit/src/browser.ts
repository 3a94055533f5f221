import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type LaunchOptions } from '@playwright/test'
import npmChromium from '@sparticuz/chromium'

const CACHE = path.resolve(import.meta.dirname, '../../../node_modules/.cache/carelane')

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** From npm where that runs, else the machine's. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserOptions())
}

/**
 * Of headless Chromium, on a busy machine, one tab in ten that a click opens never shows its answer, with a page of nothing
 * but a link too: it moves to another process on the way. In one process for each site it stays.
 */
const TABS_STAY = '--process-per-site'

/** @throws Error that names what to install if there is no Chromium */
export async function browserOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--headless=shell', TABS_STAY]
  if (process.platform === 'linux' && process.arch === 'x64') return { args, ...(await fromNpm()) }
  const found = [chromium.executablePath(), ...INSTALLED].find((place) => existsSync(place))
  if (found) return { executablePath: found, args: ['--no-sandbox', TABS_STAY] }
  throw new Error('No Chromium was found. Install one with `npx playwright install chromium-headless-shell`.')
}

async function fromNpm(): Promise<Pick<LaunchOptions, 'executablePath' | 'env'>> {
  const folder = path.join(CACHE, 'chromium')
  if (!existsSync(folder)) await unpack(folder)
  const executablePath = path.join(folder, 'chromium')
  const env = { ...process.env } as Record<string, string> & NodeJS.ProcessEnv
  // Without a font configuration the machine has no fonts either.
  if (!existsSync('/etc/fonts')) env.FONTCONFIG_PATH = path.join(folder, 'fonts')
  const starts = spawnSync(executablePath, ['--version'], { env }).status === 0
  // The package carries nss for machines without it.
  if (!starts) env.LD_LIBRARY_PATH = path.join(folder, 'al2023/lib')
  return { executablePath, env }
}

/** Moved into place when whole, since test runs start side by side. */
async function unpack(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const partial = await mkdtemp(`${folder}-`)
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV }
  // The package unpacks into TMPDIR, and adds libraries only on this platform.
  Object.assign(process.env, { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' })
  try {
    await npmChromium.executablePath()
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
  }
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }))
}
