import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { launchBrowser } from '../packages/test-kit/src/browser'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack, type Stack } from '../packages/test-kit/src/stack'
import { sandboxAt } from '../site/test/browser/support/sandbox'
import { type Screen, SCREENS } from '../site/test/browser/support/screens'
import { WAITING, wantScripts } from '../site/test/support/want-scripts'

const FOLDER = resolve(import.meta.dirname, '../docs/screens')
const SECTIONS = { en: 'ng', ar: 'sa' }
/** CSS pixels. */
const SIZES = [
  { width: 360, height: 1280 },
  { width: 1280, height: 900 },
]
const COLUMNS = Object.keys(SECTIONS).flatMap((language) =>
  SIZES.map(({ width }) => `${language}-${width}` as const),
)

const endPostgres = await preparePostgres()
const stack = await startStack()
const browser = await launchBrowser()
try {
  for (const screen of SCREENS) {
    await rm(join(FOLDER, screen.name), { recursive: true, force: true })
    await mkdir(join(FOLDER, screen.name), { recursive: true })
    await takeAll(browser, stack, screen)
    console.log(screen.name)
  }
  await writeFile(join(FOLDER, 'README.md'), indexOf(SCREENS))
} finally {
  await browser.close()
  await stack.stop()
  await endPostgres()
}

async function takeAll(browser: Browser, { siteUrl, sandboxUrl }: Stack, screen: Screen): Promise<void> {
  const sandbox = sandboxAt(sandboxUrl)
  for (const [language, section] of Object.entries(SECTIONS)) {
    for (const size of SIZES) {
      const page = await browser.newPage({
        baseURL: siteUrl,
        viewport: size,
        reducedMotion: 'reduce',
        colorScheme: screen.scheme ?? 'light',
      })
      await page.addInitScript(wantScripts, WAITING)
      await page.goto(`/${section}/${screen.path}`, { waitUntil: 'networkidle' })
      await screen.after?.({ page, section, sandbox })
      const picture = await page.screenshot({ animations: 'disabled' })
      await page.close()
      const file = join(FOLDER, screen.name, `${language}-${size.width}.webp`)
      await writeFile(file, await sharp(picture).webp({ quality: 55 }).toBuffer())
    }
  }
}

function indexOf(screens: readonly Screen[]): string {
  const cell = (name: string, column: string) =>
    `<img src="${name}/${column}.webp" width="${column.endsWith('1280') ? 360 : 150}" alt="${name}, ${column}">`
  const rows = screens.map(
    ({ name }) => `| ${name} | ${COLUMNS.map((each) => cell(name, each)).join(' | ')} |`,
  )
  return [
    '# Every screen',
    '',
    'In English (Nigeria) and Arabic (Saudi Arabia), 360 and 1280 px wide: `pnpm gallery` takes these pictures from',
    'the running product with its seeded content.',
    '',
    `| screen | ${COLUMNS.join(' | ')} |`,
    `| --- |${' --- |'.repeat(COLUMNS.length)}`,
    ...rows,
    '',
  ].join('\n')
}
