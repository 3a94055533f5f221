import { expect, test } from 'vitest'
import { specsTouchedBy } from './lib/changed.mjs'

const SPECS = [
  'site/test/browser/appeal.spec.ts',
  'site/test/browser/news.spec.ts',
  'site/test/browser/every-screen.spec.ts',
  'site/test/browser/routing.spec.ts',
  'cms/test/browser/publish.spec.ts',
]
const touchedBy = (...files: string[]) => specsTouchedBy(files, SPECS)

test('a changed browser test runs', () => {
  expect(touchedBy('site/test/browser/news.spec.ts')).toEqual(['site/test/browser/news.spec.ts'])
})

test('a changed feature runs the browser tests that carry its name', () => {
  expect(touchedBy('site/src/features/appeal/form.tsx')).toEqual(['site/test/browser/appeal.spec.ts'])
})

test('a change of what many pages share runs the browser tests that show it', () => {
  expect(touchedBy('site/src/ui/button.tsx')).toEqual(['site/test/browser/every-screen.spec.ts'])
  expect(touchedBy('site/server/main.ts')).toEqual(['site/test/browser/routing.spec.ts'])
  expect(touchedBy('cms/src/admin/menu.tsx')).toEqual(['cms/test/browser/publish.spec.ts'])
})

test('a change of documents runs none', () => {
  expect(touchedBy('README.md')).toEqual([])
})
