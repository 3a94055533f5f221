import type { SoakTests } from '../lib/run-soak-tests'
import { table } from './tables'

export function testsLedger({ files }: SoakTests, date: string): string {
  return [
    `# Tests of the whole, ${date}`,
    '`pnpm soak tests`: what `npm test` takes a sample of, without one.',
    table(
      ['test', 'result', 's, of its file'],
      files.flatMap(({ file, seconds, tests }) =>
        tests.map(({ title, status }) => [`\`${file}\`: ${title}`, status, seconds]),
      ),
    ),
  ].join('\n\n')
}
