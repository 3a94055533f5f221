import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { THEMES } from '../packages/themes/src/index'
import { launchBrowser } from '../packages/test-kit/src/browser'
import preparePostgres from '../packages/test-kit/src/postgres-global-setup'
import { startStack, type Stack } from '../packages/test-kit/src/stack'
import { Administrator } from '../site/test/support/administrator'
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

/** In the look of each brand, building blocks whole. */
const THEMED = SCREENS.filter(({ name }) =>
  ['home', 'home-dark', 'warranty-check-answer', 'ui-parts', 'ui-parts-dark'].includes(name),
)
const inTheme = (screen: Screen, theme: string): Screen => ({ ...screen, name: `${screen.name}-${theme}` })

const endPostgres = await preparePostgres()
const stack = await startStack()
const browser = await launchBrowser()
try {
  for (const screen of SCREENS) await takeAll(browser, stack, screen)
  const administrator = await Administrator.logIn(stack)
  for (const { id } of THEMES) {
    await wear(administrator, id)
    for (const screen of THEMED) await takeAll(browser, stack, inTheme(screen, id))
  }
  const themed = THEMES.flatMap(({ id }) => THEMED.map((screen) => inTheme(screen, id)))
  await writeFile(join(FOLDER, 'README.md'), indexOf([...SCREENS, ...themed]))
} finally {
  await browser.close()
  await stack.stop()
  await endPostgres()
}

async function wear(administrator: Administrator, theme: string): Promise<void> {
  for (const section of Object.values(SECTIONS)) {
    const { id } = await administrator.find('countries', 'shortName', section)
    await administrator.change('countries', id, { theme })
    await administrator.untilOnSite('countries', id)
  }
}

async function takeAll(browser: Browser, { siteUrl, sandboxUrl }: Stack, screen: Screen): Promise<void> {
  await rm(join(FOLDER, screen.name), { recursive: true, force: true })
  await mkdir(join(FOLDER, screen.name), { recursive: true })
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
      const fullPage = screen.name.startsWith('ui-parts')
      const picture = await page.screenshot({ animations: 'disabled', fullPage })
      await page.close()
      const file = join(FOLDER, screen.name, `${language}-${size.width}.webp`)
      await writeFile(file, await sharp(picture).webp({ quality: 55 }).toBuffer())
    }
  }
  console.log(screen.name)
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
