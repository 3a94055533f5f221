import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findWeakPairs } from '../src/find-weak-pairs'
import type { Palette } from '../src/theme'
import { renderThemes } from './render-themes'

const TOKENS = readFileSync(new URL('../../../site/src/ui/tokens.css', import.meta.url), 'utf8')
const FROM_DARK = TOKENS.indexOf('@media (prefers-color-scheme: dark)')

const written = Object.entries(renderThemes())

test.each(written)('%s is as the faces are now: npm run generate, in packages/themes', (file, text) => {
  expect(readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')).toBe(text)
})

test('a face sets no name that the site does not know', () => {
  const set = new Set(
    written.flatMap(([, text]) => [...text.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name)),
  )
  expect(set.size).toBeGreaterThan(30)
  expect([...set].filter((name) => !TOKENS.includes(`  ${name}: `))).toEqual([])
})

test.each([
  ['light', TOKENS.slice(0, FROM_DARK)],
  ['dark', TOKENS],
])('the look of the group keeps what is asked of faces, %s', (_, css) => {
  expect(findWeakPairs(paletteOf(css))).toEqual([])
})

/** The last of each name. */
function paletteOf(css: string): Palette {
  const colors: Record<string, string> = {}
  for (const [, name = '', color = ''] of css.matchAll(/--([a-z-]+): (?:var\([\w-]+, )?(#[0-9a-f]+)/g))
    colors[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] =
      color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color
  return { ...colors, groundEnd: colors.ground } as unknown as Palette
}
