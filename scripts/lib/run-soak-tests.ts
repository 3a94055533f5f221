import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT } from '../../packages/stack/src/root.mjs'
import { vitestReport } from './vitest-report'

export interface SoakTests {
  isGood: boolean
  files: { file: string; seconds: number; tests: { title: string; status: string }[] }[]
}

/** `*.soak.test.ts`: the whole of what `npm test` takes a sample of; and the tools once more on several processes. */
export function runSoakTests(): SoakTests {
  const folder = mkdtempSync(join(tmpdir(), 'carelane-soak-'))
  const file = join(folder, 'report.json')
  try {
    const { status } = spawnSync(
      'npx',
      [
        ...['vitest', 'run', '--project', 'soak', '--project', 'processes', '--reporter', 'default'],
        ...['--reporter', 'json', '--outputFile.json', file],
      ],
      { cwd: ROOT, stdio: 'inherit' },
    )
    const { testResults } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
    const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(ROOT, name),
      seconds: Math.round((endTime - startTime) / 1000),
      tests: assertionResults,
    }))
    return { isGood: status === 0 && files.length > 0, files }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
