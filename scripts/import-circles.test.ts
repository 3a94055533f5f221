import { expect, test } from 'vitest'
import { findCircles, groupImports, importsWithin } from './lib/import-circles'
import { thisRepository } from './lib/repository'

const TEST = /\.(?:test|spec)\.tsx?$/

const featureOf = (file: string) => /^site\/src\/features\/([^/]+)\//.exec(file)?.[1]

const cmsFolder = (file: string) => (TEST.test(file) ? undefined : /^cms\/src\/([^/]+)/.exec(file)?.[1])

test('no file imports itself by way of others, for values or for types', () => {
  const circles = findCircles(importsWithin(thisRepository()))
  expect(circles.map((circle) => circle.join(' > '))).toEqual([])
}, 60_000)

test('no folder of the cms imports itself by way of others', () => {
  const circles = findCircles(groupImports(importsWithin(thisRepository()), cmsFolder))
  expect(circles.map((circle) => circle.join(' > '))).toEqual([])
}, 60_000)

test('a feature is imported by itself and by app/ alone: what two of them need has a room of its own', () => {
  const found = [...importsWithin(thisRepository())]
    .filter(([file]) => file.startsWith('site/src/') && !file.startsWith('site/src/app/') && !TEST.test(file))
    .flatMap(([file, targets]) =>
      targets
        .filter((target) => featureOf(target) !== undefined && featureOf(target) !== featureOf(file))
        .map((target) => `${file} > ${target}`.replaceAll('site/src/', '')),
    )
  expect(found).toEqual([])
}, 60_000)

test('circles are found by value, by type, by name and when imported late, between files and folders', () => {
  const texts: Record<string, string> = {
    'cms/src/a/one.ts': `import { two } from '../b/two'`,
    'cms/src/b/two.ts': `import type { Three } from './three'\nimport 'node:fs'`,
    'cms/src/b/three.ts': `export const late = () => import('../a/one')`,
    'cms/src/b/two.test.ts': `import '../c/four'`,
    'cms/src/c/four.ts': `import '../b/three'`,
    'site/src/x.tsx': `import '@/y/z'`,
    'site/src/y/z.ts': `import '../x'`,
  }
  const imports = importsWithin({ paths: Object.keys(texts), read: (file) => texts[file] ?? '' })
  expect(findCircles(imports)).toEqual([
    ['cms/src/a/one.ts', 'cms/src/b/two.ts', 'cms/src/b/three.ts'],
    ['site/src/x.tsx', 'site/src/y/z.ts'],
  ])
  expect(findCircles(groupImports(imports, cmsFolder))).toEqual([['a', 'b']])
})
