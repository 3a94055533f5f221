import { expect, test } from 'vitest'
import { isThere, linesOf, movedTo, thisRepository, type Repository } from './lib/repository'

const PATH =
  /(?<![\w/.-])(?:cms|site|packages|scripts|docker|bench|docs)\/(?:[\w@.-]|\[[\w.]+\]|\/(?=[\w@[.]))+/g

test('every path that a document names is there', () => {
  expect(problemsIn(thisRepository())).toEqual([])
}, 60_000)

test('one that is gone is told, with where it was named and where it may be now', () => {
  const texts: Record<string, string> = {
    'docs/way.md':
      'See `site/src/app/[lang]/page.tsx`, `site/src`,\nscripts/gone.ts and [this](site/src/moved.ts).',
    'site/src/app/[lang]/page.tsx': '',
    'site/src/away/moved.ts': '',
  }
  expect(problemsIn({ paths: Object.keys(texts), read: (path) => texts[path] ?? '' })).toEqual([
    'docs/way.md:2: there is no scripts/gone.ts',
    'docs/way.md:2: there is no site/src/moved.ts; is it site/src/away/moved.ts now?',
  ])
})

function problemsIn(repository: Repository): string[] {
  return (
    repository.paths
      // It lists old paths.
      .filter((path) => path !== 'docs/tests-moved.md')
      .filter((path) => /^docs\/.*\.md$|(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(path))
      .flatMap((path) => linesOf(path, repository))
      .flatMap(({ line, place }) =>
        [...line.matchAll(PATH)]
          .map(([path]) => path.replace(/\.+$/, ''))
          .filter((path) => !isThere(path, repository))
          .map((path) => `${place}: there is no ${path}${movedTo(path, repository)}`),
      )
  )
}
