import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/noto-test'
import { changeBetween, MOST_CHANGED, printOf } from './support/picture-print'
import { SCREENS } from './support/screens'
import { holdStill } from './support/still-picture'

const ACCEPTED = join(import.meta.dirname, 'accepted')

const SECTIONS = [
  { section: 'sa', locale: 'ar' },
  { section: 'th', locale: 'th' },
  { section: 'bd', locale: 'bn' },
  { section: 'mm', locale: 'my' },
  { section: 'by', locale: 'ru' },
]

const screens = SCREENS.filter(
  ({ name, scheme }) => !/^(?:not-found|ui-parts)/.test(name) && scheme !== 'dark',
)

/** Else every fourth, scripts in turn. */
const isWhole = process.env.CARELANE_WHOLE_MATRIX !== undefined
const EACH = 4

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 360, height: 1200 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [place, { name, path, after, chance, without = [] }] of screens.entries()) {
  const sections = SECTIONS.filter(({ section }) => !without.includes(section))
  const turn = Math.floor(place / EACH) % sections.length
  const sample = place % EACH === 0 ? sections.slice(turn, turn + 1) : []
  for (const { section, locale } of isWhole ? sections : sample) {
    test(`${name} in /${section}/ looks as it was accepted`, async ({ page, sandbox }) => {
      await page.goto(`/${section}/${path}`, { waitUntil: 'networkidle' })
      await after?.({ page, section, sandbox })
      await holdStill(page, locale)
      const screenshot = await page.screenshot({
        // Codes are random; opening hours depend on time.
        mask: [
          page.locator('main :is(canvas, svg[role=img], summary span:has(+ .visually-hidden))'),
          ...(chance ? [page.locator(chance)] : []),
        ],
        maskColor: '#888888',
      })
      await compare(await printOf(screenshot), `${name}-${locale}.webp`)
    })
  }
}

async function compare(print: Buffer, name: string): Promise<void> {
  const file = join(ACCEPTED, name)
  const accepted = await readFile(file).catch(() => null)
  const change = accepted ? await changeBetween(accepted, print) : 1
  if (change <= MOST_CHANGED) return
  if (test.info().config.updateSnapshots === 'all') return writeFile(file, print)
  await writeFile(test.info().outputPath(name), print)
  const told = accepted
    ? `${name}: share of the picture that has changed`
    : `${name}: nothing is accepted yet`
  expect(change, `${told} (\`pnpm screens:accept\`)`).toBeLessThanOrEqual(MOST_CHANGED)
}
