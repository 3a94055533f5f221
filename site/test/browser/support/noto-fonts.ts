import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { browserOptions } from '@carelane/test-kit/browser'
import { chromium, type Browser } from '@playwright/test'

const require = createRequire(import.meta.url)
const CACHE = resolve(import.meta.dirname, '../../../../node_modules/.cache/carelane')

const SCRIPTS = ['', '-arabic', '-bengali', '-myanmar', '-thai']
const WEIGHTS = ['400Regular', '600SemiBold', '700Bold']
const GENERIC = ['system-ui', 'sans-serif', 'serif', 'monospace']

/** Like Android: same everywhere, no missing letters. */
export async function launchWithNoto(): Promise<Browser> {
  const options = await browserOptions()
  const env = { ...(process.env as Record<string, string>), ...options.env }
  return chromium.launch({ ...options, env: { ...env, FONTCONFIG_FILE: await writeConfiguration() } })
}

async function writeConfiguration(): Promise<string> {
  const file = join(CACHE, 'noto-fonts.conf')
  await mkdir(CACHE, { recursive: true })
  // Renamed when complete: other workers may be reading it.
  const whole = `${file}.${process.pid}`
  await writeFile(whole, configuration())
  await rename(whole, file)
  return file
}

function configuration(): string {
  const folders = SCRIPTS.map((script) =>
    dirname(require.resolve(`@expo-google-fonts/noto-sans${script}/package.json`)),
  )
  const fonts = folders.flatMap((folder) => WEIGHTS.map((weight) => `<dir>${join(folder, weight)}</dir>`))
  const families = SCRIPTS.map((script) => `<family>Noto Sans${named(script)}</family>`).join('')
  const aliases = GENERIC.map(
    (family) => `<alias binding="same"><family>${family}</family><prefer>${families}</prefer></alias>`,
  )
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...fonts,
    `<cachedir>${join(CACHE, 'noto-fonts')}</cachedir>`,
    ...aliases,
    '<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>',
    '<match target="font"><edit name="rgba" mode="assign"><const>none</const></edit></match>',
    '</fontconfig>',
    '',
  ].join('\n')
}

function named(script: string): string {
  return script.replace(/^-(.)/, (_, letter: string) => ` ${letter.toUpperCase()}`)
}
