import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { BLOCK_EXAMPLES } from './block-examples'
import { SAMPLE_TEXT } from './sample-text'

const UI = path.resolve(import.meta.dirname, '../../ui')
const folders = readdirSync(UI, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('every building block has an example', () => {
  expect(folders.length).toBeGreaterThan(10)
  expect(BLOCK_EXAMPLES.map(({ folder }) => folder).sort()).toEqual(folders.sort())
})

test.each(BLOCK_EXAMPLES)('$name says what it needs to be accessible', ({ needs }) => {
  expect(needs.length).toBeGreaterThan(20)
})

test('every component that pages use is shown', () => {
  const shown = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const components = folders
    .flatMap((folder) => readdirSync(path.join(UI, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => !file.startsWith('rich-text/'))
    .map((file) => `@/ui/${file.replace('.tsx', '')}`)
  expect(components.filter((component) => !shown.includes(`'${component}'`))).toEqual([])
})

test('every kind of node of a rich text is shown', () => {
  const nodes = readFileSync(path.join(UI, 'rich-text/nodes.ts'), 'utf8')
  const kinds = [...nodes.matchAll(/type: ((?:'[a-z-]+'(?: \| )?)+)/g)]
    .flatMap(([, union = '']) => union.split(' | '))
    .map((kind) => kind.replaceAll("'", ''))
  const sample = JSON.stringify(SAMPLE_TEXT)
  expect(kinds).toContain('related-article')
  expect(kinds.filter((kind) => !sample.includes(`"type":"${kind}"`))).toEqual([])
})
