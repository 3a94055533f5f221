import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../packages/stack/src/root.mjs'
import { readPlaywrightReport, readVitestReport } from './lib/test-reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportFile(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('names each failed test of Vitest with its file and message, files that did not run, and how long each took', () => {
  const file = reportFile({
    numPassedTests: 4,
    testResults: [
      {
        name: join(ROOT, 'site/a.test.ts'),
        startTime: 1000,
        endTime: 3500,
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'goes on', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'stops',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
          },
        ],
      },
      {
        name: join(ROOT, 'site/b.test.ts'),
        startTime: 0,
        endTime: 0,
        message: 'no such module',
        assertionResults: [],
      },
    ],
  })
  expect(readVitestReport(file)).toEqual({
    passed: 4,
    failures: ['site/b.test.ts\n    no such module', 'site/a.test.ts: stops\n    expected 1\n    to be 2'],
    files: [
      { file: 'site/a.test.ts', seconds: 2.5 },
      { file: 'site/b.test.ts', seconds: 0 },
    ],
  })
})

test('names each failed test of Playwright, however deep it is nested, and apart from them what passed at its second try', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'site/a.spec.ts',
    title,
    tests: [{ status, results: [{ duration: 500, error: message && { message } }] }],
  })
  const file = reportFile({
    stats: { expected: 1 },
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('shuts', 'unexpected', 'too late')],
        suites: [{ specs: [spec('turns', 'flaky', 'stuck')] }],
      },
    ],
  })
  expect(readPlaywrightReport(file)).toEqual({
    passed: 2,
    failures: ['site/a.spec.ts: shuts\n    too late'],
    unstable: ['site/a.spec.ts: turns\n    stuck'],
    files: [{ file: 'site/a.spec.ts', seconds: 1.5 }],
  })
})

test('a report that is missing tells of nothing that passed', () => {
  expect(readVitestReport(join(folder, 'none.json'))).toEqual({ passed: 0, failures: [], files: [] })
})
