import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readTheme } from './read-theme'
import { writeCss } from './write-css'

const TEXT = readFileSync(new URL('../faces/aster.json', import.meta.url), 'utf8')

function changed(change: (face: Record<string, Record<string, unknown>>) => void): string {
  const face = JSON.parse(TEXT) as Record<string, Record<string, unknown>>
  change(face)
  return JSON.stringify(face)
}

describe('a face is refused', () => {
  test('with all pairs that cannot be read, their ratios, and colours that would do', () => {
    const weak = changed(({ light, dark }) => {
      Object.assign(light ?? {}, { inkQuiet: '#aaaaaa' })
      Object.assign(dark ?? {}, { fieldLine: '#2a2438' })
    })
    const said = refusalOf(weak)
    expect(said).toContain('faces/own.json')
    expect(said).toMatch(
      /- light: inkQuiet #aaaaaa on surface #ffffff has 2\.32 : 1, needs 4\.5 : 1\. inkQuiet #[0-9a-f]{6} would do/,
    )
    expect(said).toMatch(/- dark: fieldLine #2a2438 on surface #140f21 has 1\.\d\d : 1, needs 3 : 1\./)
    const [, better = ''] = /inkQuiet (#[0-9a-f]{6}) would do, or change surface/.exec(said) ?? []
    const mended = changed(({ light }) => Object.assign(light ?? {}, { inkQuiet: better }))
    expect(readTheme('faces/own.json', mended).light.inkQuiet).toBe(better)
  })

  test('with a mark that is not seen on its own ground', () => {
    const said = refusalOf(changed(({ mark }) => Object.assign(mark ?? {}, { line: '#6b3bc5' })))
    expect(said).toMatch(/mark: line #6b3bc5 on ground #5b2bb5 has 1\.\d\d : 1, needs 3 : 1/)
  })

  test.each([
    ['that is no JSON', '{', 'faces/own.json is not JSON'],
    ['without a colour', changed(({ light }) => delete light?.brand), 'light.brand'],
    [
      'with a colour that nobody knows',
      changed(({ dark }) => Object.assign(dark ?? {}, { brnad: '#000000' })),
      'brnad',
    ],
    [
      'with a word for a colour',
      changed(({ light }) => Object.assign(light ?? {}, { brand: 'teal' })),
      '#0b6b66',
    ],
    [
      'with fonts that would end the style sheet',
      changed(({ type }) => Object.assign(type ?? {}, { text: 'Arial;}html{display:none' })),
      'type.text',
    ],
    [
      'with a drawing that holds more than a path',
      changed(({ mark }) => Object.assign(mark ?? {}, { lines: 'M0 0"/><script>' })),
      'mark.lines',
    ],
    ['without a wallpaper', changed((face) => Object.assign(face, { drawings: [] })), 'drawings'],
  ])('%s', (_, text, told) => {
    expect(refusalOf(text)).toContain(told)
  })
})

test('its style sheet names it, holds both schemes, and weighs under 1 KB as it is sent', () => {
  const css = writeCss('own', readTheme('faces/own.json', TEXT))
  expect(css.match(/html\.theme-own\{/g)).toHaveLength(2)
  expect(css).toContain('@media (prefers-color-scheme:dark){html.theme-own{')
  expect(brotliCompressSync(css).length).toBeLessThan(1000)
})

function refusalOf(text: string): string {
  try {
    readTheme('faces/own.json', text)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('It was read.')
}
