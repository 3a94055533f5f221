import { LANDING_PAGES, ROUTE_NAMES, UNNAMED_ROUTES } from '@carelane/main-api'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ALL_ROUTES, findRoute, ROUTES } from './routes'

const FOLDER = fileURLToPath(new URL('../app/[lang]', import.meta.url))

const NOT_FOUND = '[...rest]'

test('the table has a row for each page and document of app/, and no other', () => {
  const folders = globSync('**/{page.tsx,route.ts}', { cwd: FOLDER })
    .map((file) => file.split('/').slice(0, -1))
    .filter(([first]) => first !== NOT_FOUND)
  expect(folders.flatMap(pathsOf).sort()).toEqual(Object.keys(ROUTES).sort())
})

test('the names that the cms uses are the first segments of the routes', () => {
  const named = ALL_ROUTES.filter(({ isUnnamed, isInternal }) => !isUnnamed && !isInternal)
  expect([...new Set(named.map(({ first }) => first || 'home'))].sort()).toEqual([...ROUTE_NAMES].sort())
})

test('editors may link to each page without such a name but those of logging in and of errors', () => {
  const unnamed = ALL_ROUTES.filter(({ isUnnamed, isInternal }) => isUnnamed && !isInternal)
  const linked = unnamed.map(({ first }) => first).filter((first) => first !== 'login' && first !== 'error')
  expect([...new Set(linked)].sort()).toEqual([...UNNAMED_ROUTES])
})

test('the pages that editors build are in the site maps of the sections that have them, in their order', () => {
  const [home, ...built] = LANDING_PAGES
  expect(home).toBe('home')
  const one = ALL_ROUTES.filter(
    ({ siteMap, path }) => siteMap === 'sections-of-document' && !path.includes('*'),
  )
  expect(one.map(({ path }) => path)).toEqual(built)
})

test('columns that only first segments are asked for are the same for all that begin with it', () => {
  const kept = new Map<string, boolean>()
  for (const { path, first, isKept = false } of ALL_ROUTES) {
    expect(kept.get(first) ?? isKept, path).toBe(isKept)
    kept.set(first, isKept)
  }
})

test('what search engines are not to list is in no site map, and offline for nobody', () => {
  const wrong = ALL_ROUTES.filter(({ isHidden, siteMap, isKept }) => isHidden && (siteMap ?? isKept))
  expect(wrong).toEqual([])
})

test.each([
  [[], ''],
  [['faq', '25'], 'faq/*'],
  [['protection', 'faq'], 'protection/faq'],
  [['protection', 'faq', 'eg'], 'protection/faq/*'],
  [['repair-cost', 'aster-nova-5'], 'repair-cost/*'],
  [['repair-cost', 'aster-nova-5', 'battery'], 'repair-cost/*/*'],
])('%j is found as %s', (segments, path) => {
  expect(findRoute(segments)?.path).toBe(path)
})

test.each([[['faq', '25', 'more']], [['news', 'more']], [['constructor']], [['a', 'b', 'c']]])(
  '%j is no route',
  (segments) => {
    expect(findRoute(segments)).toBeUndefined()
  },
)

function pathsOf(folders: string[]): string[] {
  const last = folders.at(-1) ?? ''
  const above = folders.slice(0, -1)
  if (last.startsWith('[[...')) return [above.join('/'), [...above, '*'].join('/')]
  const path = folders.map((folder) => (folder.startsWith('[') ? '*' : folder))
  return [path.filter(Boolean).join('/')]
}
