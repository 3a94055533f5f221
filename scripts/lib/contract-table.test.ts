import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contractRows, contractTable, readAssumptions, rowsAfterFailure } from './contract-table'

const README = path.resolve(import.meta.dirname, '../../site/server/next-internals/README.md')
const assumptions = readAssumptions(readFileSync(README, 'utf8'))
const names = [...assumptions.keys()]

const reportOf = (status: (name: string) => string, message = '') => ({
  testResults: [
    {
      name: 'site/a.test.ts',
      startTime: 0,
      endTime: 1,
      message,
      assertionResults: [...names, 'fallbacks'].map((title) => ({
        title,
        status: status(title),
        failureMessages: [`\u001b[31mAssertionError\u001b[39m: 1 | 2\n    at f (/a/b.ts:1:2)`],
      })),
    },
  ],
})

test('each assumption has a row that says in words what it is', () => {
  expect(names).toContain('rsc-hash')
  const rows = contractRows(
    reportOf(() => 'passed'),
    assumptions,
  )
  expect(rows.map(({ name }) => name)).toEqual([...names, 'fallbacks'])
  for (const { result, assumed } of rows) expect([result, assumed.length > 20]).toEqual(['yes', true])
})

test('one that fails says why, without a stack', () => {
  const rows = contractRows(
    reportOf((name) => (name === 'rsc-hash' ? 'failed' : 'passed')),
    assumptions,
  )
  expect(rows.filter(({ result }) => result === 'NO')).toMatchObject([
    { name: 'rsc-hash', whyNot: 'AssertionError: 1 | 2' },
  ])
  expect(contractTable(rows)).toMatch(/^\| rsc-hash \| NO \| .+ \| AssertionError: 1 \\\| 2 \|$/m)
})

test('where the site does not start, that is the failed row, and nothing counts as checked', () => {
  const rows = contractRows(
    reportOf(() => 'skipped', 'Error: the site did not start:\nno port'),
    assumptions,
  )
  expect(rows[0]).toMatchObject({ name: 'start', result: 'NO', whyNot: expect.stringContaining('no port') })
  expect(new Set(rows.slice(1).map(({ result }) => result))).toEqual(new Set(['not checked']))
})

test('where it is not built, the error of the build is the reason', () => {
  const [build] = rowsAfterFailure('build', 'Compiling\nType error: no such option\n', assumptions)
  expect(build).toMatchObject({ name: 'build', result: 'NO', whyNot: 'Type error: no such option' })
})
