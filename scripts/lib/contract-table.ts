import { stripVTControlCharacters } from 'node:util'
import { vitestReport } from './vitest-report'

export interface ContractRow {
  name: string
  result: 'yes' | 'NO' | 'not checked'
  assumed: string
  whyNot?: string
}

export function readAssumptions(readme: string): Map<string, string> {
  const rows = readme.matchAll(/^\| `([\w-]+)` +\| (.*?) +\|/gm)
  return new Map([...rows].map(([, name = '', assumed = '']) => [name, assumed]))
}

/** @param report as Vitest's JSON reporter writes it */
export function contractRows(report: unknown, assumptions: ReadonlyMap<string, string>): ContractRow[] {
  const { testResults } = vitestReport.parse(report)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const hasRun = tests.some(({ status }) => status === 'passed' || status === 'failed')
  if (!hasRun)
    return rowsAfterFailure('start', testResults.map(({ message }) => message).join('\n'), assumptions)
  const rows = [...assumptions, ['fallbacks', 'no page goes out without one of these'] as const]
  return rows.map(([name, assumed]) => {
    const test = tests.find(({ title }) => title === name)
    if (test?.status === 'passed') return { name, result: 'yes', assumed }
    if (test?.status !== 'failed') return { name, result: 'not checked', assumed }
    return { name, result: 'NO', assumed, whyNot: firstError(test.failureMessages?.[0] ?? '') }
  })
}

const STEPS = {
  install: 'npm has this version, and it fits our other packages',
  generate: 'React’s runtime is found in its server’s files',
  build: 'it builds the site',
  start: 'the built site starts, with our server and without',
}

export type Step = keyof typeof STEPS

export function rowsAfterFailure(
  step: Step,
  output: string,
  assumptions: ReadonlyMap<string, string>,
): ContractRow[] {
  return [
    { name: step, result: 'NO', assumed: STEPS[step], whyNot: firstError(output) },
    ...[...assumptions].map(([name, assumed]): ContractRow => ({ name, result: 'not checked', assumed })),
  ]
}

export function contractTable(rows: readonly ContractRow[]): string {
  const lines = rows.map(({ name, result, assumed, whyNot = '' }) =>
    [name, result, assumed, whyNot.replaceAll('|', '\\|')].join(' | '),
  )
  return ['assumption | holds | what we assume | why not', '--- | --- | --- | ---', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n')
}

function firstError(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at .*:\d+:\d+\)?$|<w>|\bwarn/i.test(line))
  const first = lines.findIndex((line) => /error|\bERR_/i.test(line))
  return lines.slice(Math.max(first, 0)).slice(0, 3).join(' ').slice(0, 300)
}
