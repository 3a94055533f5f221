import { expect, test } from 'vitest'
import { thisRepository } from './lib/repository'

const PAGE = 'docs/troubleshooting.md'
const CODE = /^(?:(?:cms|site|packages|docker|scripts)\/.*|eslint\.config)\.(?:ts|tsx|mjs|json|yml)$/
const TEST = /\.(?:test|spec)\.|\/test\/|\.generated\./

test('every error of the page of troubleshooting stands in the code', () => {
  const here = thisRepository()
  const texts = [...here.read(PAGE).matchAll(/^### `(.+)`$/gm)].map(([, text = '']) => text)
  const code = here.paths
    .filter((file) => CODE.test(file) && !TEST.test(file))
    .map((file) => joined(here.read(file)))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !code.some((source) => hasInOrder(source, fragmentsOf(text))))).toEqual([])
}, 60_000)

test('the parts of a text have to stand in one file and in order', () => {
  const source = joined("throw new Problem(`Port ${port} for the ` +\n  'site is taken')")
  expect(hasInOrder(source, fragmentsOf('Port … for the site is taken'))).toBe(true)
  expect(hasInOrder(source, fragmentsOf('Port … is taken for the site'))).toBe(false)
})

function fragmentsOf(text: string): string[] {
  return text
    .split('…')
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part))
}

function hasInOrder(source: string, fragments: readonly string[]): boolean {
  let from = 0
  return fragments.every((fragment) => {
    const at = source.indexOf(fragment, from)
    from = at + fragment.length
    return at >= 0
  })
}

function joined(source: string): string {
  return source.replace(/['"`]\s*\+\s*['"`]/g, '').replace(/\\'/g, "'")
}
