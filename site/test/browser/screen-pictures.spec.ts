import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/noto-test'
import { changeBetween, MOST_CHANGED, printOf } from './support/picture-print'
import { SCREENS } from './support/screens'
import { holdStill } from './support/still-picture'

const ACCEPTED = join(import.meta.dirname, 'accepted')

/** Those of the scripts that a change of ours breaks without anybody here who reads them. */
const SECTIONS = [
  { section: 'sa', locale: 'ar' },
  { section: 'th', locale: 'th' },
  { section: 'bd', locale: 'bn' },
  { section: 'mm', locale: 'my' },
  { section: 'by', locale: 'ru' },
]

/** What a visitor meets, in light colours: the dark ones have the same places. */
const screens = SCREENS.filter(
  ({ name, scheme }) => !/^(?:not-found|ui-parts)/.test(name) && scheme !== 'dark',
)

/** Every screen in every script, for `pnpm soak` and for accepting; else each fourth one, in one script after another. */
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
        // Codes hold a number of their own, and whether a centre is open depends on the hour.
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

/** What is accepted anew is written only where it looks another way: each picture stays in the history for good. */
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
