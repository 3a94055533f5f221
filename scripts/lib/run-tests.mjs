// `npm test`: every check and every test once, each named with its time; the last line is the count.
// Plain Node, because on a clean clone nothing is installed yet.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { prepare } from './prepare.mjs'
import { makeProgress } from './progress.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'
import { ROOT } from '../../packages/stack/src/root.mjs'

const RESULTS = join(ROOT, 'node_modules/.cache/test-results')

/** Each passes or fails as a whole, and keeps about one processor busy. */
const CHECKS = [
  check('format', 'exec', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('lint', 'exec', 'eslint', '.', '--max-warnings', '0'),
  check('styles', 'exec', 'stylelint', 'site/src/**/*.css', 'cms/src/**/*.css', '--allow-empty-input'),
  check('types', 'exec', 'turbo', 'run', 'typecheck'),
  check('types of the root', 'exec', 'tsc', '-p', '.'),
  check('dead code', 'exec', 'knip'),
  check('generated types and migrations', '--filter', '@carelane/cms', 'run', 'check:generated'),
]
/** Each reports how many of its tests passed and failed, and uses all processors. */
const SUITES = [
  suite('unit', readVitestReport, 'exec', 'vitest', 'run', '--project', 'unit', ...vitestReport('unit')),
  suite(
    'integration',
    readVitestReport,
    'exec',
    'vitest',
    'run',
    '--project',
    'integration',
    ...vitestReport('integration'),
  ),
  suite('browser', readPlaywrightReport, 'exec', 'playwright', 'test', '--reporter', 'list,json'),
]

export async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const rows = [await prepared()]
  if (rows[0].failed === 0) {
    rows.push(...(await inLanes(CHECKS, 2, (step) => carriedOut(step, shownAtTheEnd))))
    rows.push(...(await inLanes(SUITES, 1, (step) => carriedOut(step, shown))))
  }

  process.stdout.write('\n')
  for (const { name, seconds, passed, failed } of rows) {
    const mark = failed > 0 ? 'FAILED' : 'ok'
    process.stdout.write(
      `${mark.padEnd(7)} ${name.padEnd(32)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s\n`,
    )
  }
  for (const { name, failures = [] } of rows)
    for (const failure of failures) process.stdout.write(`\n${name}: ${failure}\n`)
  for (const { name, unstable = [] } of rows)
    for (const failure of unstable) process.stdout.write(`\npassed at its second try, ${name}: ${failure}\n`)
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

/** Installs and builds: one check like the others, without which the rest would only repeat its message. */
async function prepared() {
  const began = Date.now()
  const stop = new AbortController().signal
  const failure = await prepare({ progress: makeProgress(), stop, build: true }).then(
    () => undefined,
    (error) => String(error?.message ?? error),
  )
  if (failure) process.stderr.write(`${failure}\n`)
  const count = failure ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
  return { name: 'install and build', seconds: (Date.now() - began) / 1000, ...count }
}

/** Does each item once, `lanes` at a time; the answers are in the order of the items. */
async function inLanes(items, lanes, work) {
  const answers = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [place, item] of waiting) answers[place] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}

async function carriedOut({ name, args, count }, output) {
  const began = Date.now()
  const succeeded = await output(name, args)
  return { name, seconds: (Date.now() - began) / 1000, ...count(succeeded) }
}

function shown(name, args) {
  process.stdout.write(`\n── ${name}\n`)
  return ended(runPnpm(args, 'inherit'))
}

/** For what runs beside others: their lines shall not mix. */
async function shownAtTheEnd(name, args) {
  const child = runPnpm(args, 'pipe')
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  const succeeded = await ended(child)
  process.stdout.write(`\n── ${name}\n${Buffer.concat(chunks).toString('utf8')}`)
  return succeeded
}

/** Runs the pnpm that package.json names. */
function runPnpm(args, output) {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const env = {
    ...process.env,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, 'browser.json'),
  }
  return spawn('npx', ['--yes', packageManager, ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', output, output],
  })
}

/** Whether it ended with 0, after all of its output has come. */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
}

function check(name, ...args) {
  return { name, args, count: (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }) }
}

function suite(name, read, ...args) {
  return {
    name,
    args,
    count(succeeded) {
      const { passed, failures, unstable } = read(join(RESULTS, `${name}.json`))
      // A suite that died, or that ran nothing, has failed even where no test of it did.
      const died = (!succeeded && failures.length === 0) || passed + failures.length === 0
      return { passed, failed: failures.length + (died ? 1 : 0), failures, unstable }
    },
  }
}

function vitestReport(name) {
  return ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', join(RESULTS, `${name}.json`)]
}
