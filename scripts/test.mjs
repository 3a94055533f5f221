// `npm test`: every check and every test once, each named with its time; the last line is the count.
// Plain Node, because on a clean clone nothing is installed yet.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { ensureInstalled, pnpm, ROOT } from './workspace.mjs'

const RESULTS = join(ROOT, 'node_modules/.cache/test-results')

/** A check is one thing that passes or fails; a suite reports how many of its tests did. */
const STEPS = [
  check('format', 'exec', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('lint', 'exec', 'eslint', '.', '--max-warnings', '0'),
  check('styles', 'exec', 'stylelint', 'site/src/**/*.css', 'cms/src/**/*.css', '--allow-empty-input'),
  check('types', 'exec', 'turbo', 'run', 'typecheck'),
  check('types of the root', 'exec', 'tsc', '-p', '.'),
  check('dead code', 'exec', 'knip'),
  check('build', 'exec', 'turbo', 'run', 'build'),
  check('generated types and migrations', '--filter', '@carelane/cms', 'run', 'check:generated'),
  suite('unit', vitestCounts, 'exec', 'vitest', 'run', '--project', 'unit', ...vitestReport('unit')),
  suite(
    'integration',
    vitestCounts,
    'exec',
    'vitest',
    'run',
    '--project',
    'integration',
    ...vitestReport('integration'),
  ),
  suite('browser', playwrightCounts, 'exec', 'playwright', 'test', '--reporter', 'list,json'),
]

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
await ensureInstalled()

const rows = []
for (const step of STEPS) {
  process.stdout.write(`\n── ${step.name}\n`)
  const began = Date.now()
  const succeeded = await run(...pnpm(step.args), {
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, 'browser.json'),
    },
  })
  rows.push({ name: step.name, seconds: (Date.now() - began) / 1000, ...step.count(succeeded) })
}

process.stdout.write('\n')
for (const { name, seconds, passed, failed } of rows) {
  const mark = failed > 0 ? 'FAILED' : 'ok'
  process.stdout.write(
    `${mark.padEnd(7)} ${name.padEnd(32)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s\n`,
  )
}
const passed = rows.reduce((sum, row) => sum + row.passed, 0)
const failed = rows.reduce((sum, row) => sum + row.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function check(name, ...args) {
  return { name, args, count: (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }) }
}

function suite(name, counts, ...args) {
  return {
    name,
    args,
    count(succeeded) {
      const { passed, failed } = counts(name)
      // A suite that died, or that ran nothing, has failed even where no test of it did.
      const died = (!succeeded && failed === 0) || passed + failed === 0
      return { passed, failed: died ? failed + 1 : failed }
    },
  }
}

function vitestReport(name) {
  return ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', join(RESULTS, `${name}.json`)]
}

function vitestCounts(name) {
  const report = readReport(name)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function playwrightCounts(name) {
  const stats = readReport(name)?.stats
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(RESULTS, `${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}
