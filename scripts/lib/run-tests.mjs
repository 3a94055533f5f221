// Plain Node, because on a clean clone nothing is installed yet.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { changedFiles, changeBase, specsTouchedBy } from './changed.mjs'
import { prepare } from './prepare.mjs'
import { makeProgress } from './progress.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'
import { ROOT } from '../../packages/stack/src/root.mjs'

const RESULTS = join(ROOT, 'node_modules/.cache/test-results')
const CACHE = join(ROOT, 'node_modules/.cache')
const SLOWEST = 20
const BROWSER = ['playwright', 'test', '--reporter', 'list,json']

// Longest first: each keeps about one processor busy.
const LINT = ['eslint', '--max-warnings', '0', '--no-warn-ignored']
const FORMAT = [
  ...['prettier', '--check', '--log-level', 'warn', '--ignore-unknown'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'prettier/gate.json')],
]
const STYLES = ['stylelint', '--allow-empty-input']
// Turbo starts pnpm, which npx brings.
const TYPES = check('types', 'npx', '--yes', packageManager(), 'exec', 'turbo', 'run', 'typecheck')
const CHECKS = [
  // One program for all parts needs more memory than Node has by default.
  check('lint of the site', ...LINT, 'site'),
  check('lint of the cms', ...LINT, 'cms'),
  check('lint of the rest', ...LINT, '.', '--ignore-pattern', 'site/**', '--ignore-pattern', 'cms/**'),
  TYPES,
  check('format', ...FORMAT, '.'),
  check('types of the root', 'tsc', '-p', '.'),
  check('dead code', 'knip'),
  check('generated types and migrations', 'npm', '--prefix', 'cms', 'run', '--silent', 'check:generated'),
  check('styles', ...STYLES, 'site/src/**/*.css', 'cms/src/**/*.css'),
]
// Use all processors.
const SUITES = [
  suite('unit', readVitestReport, ...vitest('unit')),
  suite('integration', readVitestReport, ...vitest('integration', 'integration-cms')),
  suite('browser', readPlaywrightReport, ...BROWSER),
]

export async function main() {
  const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } })
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const { checks, suites } = values.changed ? stepsOfChange() : { checks: CHECKS, suites: SUITES }
  const rows = [await prepared()]
  if (rows[0].failed === 0) {
    rows.push(...(await inLanes(checks, 2, (step) => carriedOut(step, shownAtTheEnd))))
    rows.push(...(await withDatabases(() => inLanes(suites, 1, (step) => carriedOut(step, shown)))))
  }
  print(rows)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

/** @returns checks of changed files, tests that import them, and specs that visit them */
function stepsOfChange() {
  const base = changeBase()
  const files = changedFiles(base)
  process.stdout.write(`${files.length} files changed since ${base.slice(0, 8)}\n`)
  const scripts = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  const styles = files.filter((file) => file.endsWith('.css'))
  const specs = specsTouchedBy(files)
  const since = ['--changed', base, '--passWithNoTests']
  const wanted = (list, ...steps) => (list.length > 0 ? steps : [])
  return {
    checks: [
      ...wanted(files, check('format', ...FORMAT, ...files)),
      ...wanted(
        scripts,
        check('lint', ...LINT, ...scripts),
        TYPES,
        check('types of the root', 'tsc', '-p', '.'),
      ),
      ...wanted(styles, check('styles', ...STYLES, ...styles)),
    ],
    suites: [
      suite('unit', readVitestReport, ...vitest('unit'), ...since),
      suite('integration', readVitestReport, ...vitest('integration', 'integration-cms'), ...since),
      ...wanted(specs, suite('browser', readPlaywrightReport, ...BROWSER, ...specs)),
    ].map((step) => ({ ...step, mayBeEmpty: true })),
  }
}

/** One PostgreSQL for all suites. */
async function withDatabases(work) {
  // Not installed before.
  const { tsImport } = await import('tsx/esm/api')
  const entry = join(ROOT, 'packages/test-kit/src/server/use-test-server.ts')
  const { useTestServer } = await tsImport(entry, import.meta.url)
  const stop = await useTestServer()
  try {
    return await work()
  } finally {
    await stop()
  }
}

function print(rows) {
  const slowest = rows
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (slowest.length > 0) process.stdout.write('\nslowest files\n')
  for (const { file, seconds } of slowest)
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`)
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
}

/** Counts as one check, since the rest would only repeat its message. */
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

/** `lanes` at a time; results keep the order of the items. */
async function inLanes(items, lanes, work) {
  const answers = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [place, item] of waiting) answers[place] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return answers
}

async function carriedOut({ name, args, count, mayBeEmpty }, output) {
  const began = Date.now()
  const succeeded = await output(name, args)
  return { name, seconds: (Date.now() - began) / 1000, ...count(succeeded, mayBeEmpty) }
}

function shown(name, args) {
  process.stdout.write(`\n── ${name}\n`)
  return ended(run(args, 'inherit'))
}

/** Keeps the output of concurrent programs apart. */
async function shownAtTheEnd(name, args) {
  const child = run(args, 'pipe')
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  const succeeded = await ended(child)
  process.stdout.write(`\n── ${name}\n${Buffer.concat(chunks).toString('utf8')}`)
  return succeeded
}

function run([program, ...args], output) {
  const env = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(RESULTS, 'browser.json'),
    // Each start of the built site and cms takes a quarter less.
    NODE_COMPILE_CACHE: join(CACHE, 'node-compile'),
  }
  return spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', output, output] })
}

function packageManager() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager
}

/** After all of its output. */
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
    count(succeeded, mayBeEmpty = false) {
      const { passed, failures, unstable, files } = read(join(RESULTS, `${name}.json`))
      const empty = passed + failures.length === 0
      // A suite that died or ran nothing has failed even if no test did.
      const died = (!succeeded && failures.length === 0) || (empty && !mayBeEmpty)
      return { passed, failed: failures.length + (died ? 1 : 0), failures, unstable, files }
    },
  }
}

function vitest(...projects) {
  return [
    ...['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
    ...[
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile.json',
      join(RESULTS, `${projects[0]}.json`),
    ],
  ]
}
