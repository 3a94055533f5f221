import { describe, expect, test } from 'vitest'
import { problemsOfClauses } from './lib/clauses'
import { thisRepository } from './lib/repository'

const here = thisRepository()

test('every clause has its code and its tests, and every reference leads to a clause', () => {
  expect(here.paths.length).toBeGreaterThan(1000)
  expect(problemsOfClauses(here)).toEqual([])
}, 60_000)

describe('it is told, with file and line,', () => {
  const backwards = ['[5#2]', '[5#1]'].join('–')
  const PAGE = 'docs/clauses/5-validation.md'
  const GOOD: Record<string, string> = {
    'docs/clauses/README.md': '| 5 | [Validation](5-validation.md) | 2 |',
    [PAGE]: page(
      '| [5#1] | It is long. | `site/long.ts`, `site` | `site/long.test.ts` “is a \\| b long” |',
      '| [5#2] | It is short. | `site/long.ts` | no test: that it is short |',
    ),
    'site/long.ts': '/** Long [5#1], [5#1]–[5#2], as §5 asks. */',
    'site/long.test.ts': "test('is a | b long', () => {})",
  }

  test('nothing where all is well', () => expect(problemsIn({})).toEqual([]))

  test.each([
    [
      'a reference to no clause',
      { 'site/long.ts': '\n// [5#3]' },
      'site/long.ts:2: there is no clause [5#3]',
    ],
    [
      'a range that runs backwards',
      { 'site/long.ts': `// ${backwards}` },
      `site/long.ts:1: ${backwards} is no range`,
    ],
    ['a reference to no chapter', { 'site/long.ts': '// §6' }, 'site/long.ts:1: there is no chapter §6'],
    [
      'a reference in a page of clauses',
      { [PAGE]: GOOD[PAGE]!.replace('It is short.', 'Not [5#9].') },
      `${PAGE}:6: there is no clause [5#9]`,
    ],
    [
      'code that is gone',
      { 'site/long.ts': undefined, 'site/far/long.ts': '' },
      `${PAGE}:5: there is no site/long.ts; is it site/far/long.ts now?`,
    ],
    ['a test that is gone', { 'site/long.test.ts': undefined }, `${PAGE}:5: there is no site/long.test.ts`],
    [
      'a test with another name',
      { 'site/long.test.ts': "test('is short', () => {})" },
      `${PAGE}:5: site/long.test.ts has no test “is a | b long”`,
    ],
    [
      'code in the place of a test',
      { [PAGE]: GOOD[PAGE]!.replace('`site/long.test.ts`', '`site/long.ts`') },
      `${PAGE}:5: site/long.ts is no test`,
    ],
    [
      'a test without a name',
      { [PAGE]: GOOD[PAGE]!.replace('no test: that it is short', '`site/long.test.ts`') },
      `${PAGE}:6: \`site/long.test.ts\` is neither \`path of a test\` “part of its name” nor 'no test: what'`,
    ],
    [
      'a row without code',
      { [PAGE]: GOOD[PAGE]!.replace('| `site/long.ts` | no test', '|  | no test') },
      `${PAGE}:6: a row has four filled cells (clause, what it asks, code, tests)`,
    ],
    [
      'a clause that is there twice',
      { [PAGE]: GOOD[PAGE]!.replace('[5#2]', '[5#1]') },
      `${PAGE}:6: [5#1] stands where number 2 is expected`,
    ],
    [
      'a hole',
      { [PAGE]: GOOD[PAGE]!.replace('[5#2]', '[5#3]') },
      `${PAGE}:6: [5#3] stands where number 2 is expected`,
    ],
    [
      'a clause of another chapter',
      { [PAGE]: GOOD[PAGE]!.replace('[5#2]', '[6#2]') },
      `${PAGE}:6: [6#2] is no clause of chapter 5`,
    ],
    [
      'a clause that is missing at the end',
      { 'docs/clauses/README.md': '\n| 5 | [Validation](5-validation.md) | 3 |' },
      'docs/clauses/README.md:2: chapter 5 has 2 clauses, not 3',
    ],
    [
      'a chapter that is not in the index',
      { 'docs/clauses/README.md': '' },
      `docs/clauses/README.md:1: ${PAGE} is not in the index`,
    ],
  ])('%s', (_, changes, problem) => expect(problemsIn(changes)).toContain(problem))

  function problemsIn(changes: Record<string, string | undefined>): string[] {
    const files = Object.entries({ ...GOOD, ...changes }).filter(([, text]) => text !== undefined)
    const texts = new Map(files)
    return problemsOfClauses({ paths: [...texts.keys()], read: (file) => texts.get(file) ?? '' })
  }

  function page(...rows: string[]): string {
    return [
      '# 5. Validation',
      '',
      '| clause | what it asks | code | tests |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n')
  }
})
