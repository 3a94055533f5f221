import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../packages/stack/src/root.mjs'
import {
  contractRows,
  contractTable,
  readAssumptions,
  rowsAfterFailure,
  type ContractRow,
  type Step,
} from './lib/contract-table'
import { pnpmCommand, run } from './lib/run.mjs'
import { stopOnSignals } from './lib/stop-on-signals.mjs'

const TEST = 'site/test/next-contract.integration.test.ts'
const README = 'site/server/next-internals/README.md'

const USAGE = `pnpm next-contract 16.3.8 [--keep]

Builds the site of the last commit with another version of Next, in a temporary folder, and prints which of our
assumptions about Next hold there (${README}). --keep leaves the folder, with the output of
each step, for a closer look. Ends with 0 if all hold, 1 if one does not, 130 if it is interrupted.`

const [version = '', ...flags] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) || flags.some((flag) => flag !== '--keep')) {
  console.error(USAGE)
  process.exit(2)
}
const { signal: stop } = stopOnSignals()
const folder = mkdtempSync(path.join(tmpdir(), 'carelane-next-'))
try {
  const rows = await check()
  console.log(`\nNext ${version}, ${new Date().toISOString().slice(0, 10)}\n\n${contractTable(rows)}`)
  process.exitCode = rows.every(({ result }) => result === 'yes') ? 0 : 1
} catch (error) {
  if (!stop.aborted) throw error
  console.log('interrupted')
  process.exitCode = 130
} finally {
  if (flags.includes('--keep')) console.log(`\nleft in ${folder}`)
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function check(): Promise<ContractRow[]> {
  const assumptions = readAssumptions(readFileSync(path.join(ROOT, README), 'utf8'))
  await copyLastCommit()
  const steps: [Step, string[]][] = [
    ['install', ['install', '--no-frozen-lockfile', '--prefer-offline']],
    ['generate', ['--filter', '@carelane/site', 'run', 'generate']],
    ['build', ['exec', 'turbo', 'run', 'build', '--filter', '@carelane/site']],
  ]
  for (const [step, parameters] of steps) {
    const { code, output } = await runStep(step, parameters)
    if (code !== 0) return rowsAfterFailure(step, output, assumptions)
  }
  const file = path.join(folder, 'contract.json')
  const reporter = ['--reporter=json', `--outputFile=${file}`]
  const { output } = await runStep('check', [
    'exec',
    'vitest',
    'run',
    '--project',
    'integration',
    ...reporter,
    TEST,
  ])
  if (!existsSync(file)) return rowsAfterFailure('start', output, assumptions)
  return contractRows(JSON.parse(readFileSync(file, 'utf8')), assumptions)
}

async function copyLastCommit(): Promise<void> {
  const archive = `${folder}.tar`
  try {
    await orThrow(['git', 'archive', `--output=${archive}`, 'HEAD'])
    await orThrow(['tar', '-x', '-C', folder, '-f', archive])
  } finally {
    rmSync(archive, { force: true })
  }
  const catalog = path.join(folder, 'pnpm-workspace.yaml')
  const text = readFileSync(catalog, 'utf8')
  const changed = text.replace(/^( +next: ).*$/m, `$1${version}`)
  if (!changed.includes(`next: ${version}`)) throw new Error('pnpm-workspace.yaml names no version of next')
  writeFileSync(catalog, changed)
}

async function orThrow(command: [string, ...string[]]): Promise<void> {
  const { code, output } = await run(command, { stop })
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}`)
}

async function runStep(step: string, parameters: string[]) {
  console.log(`… ${step}`)
  const ended = await run(pnpmCommand(parameters), { stop, folder })
  if (flags.includes('--keep')) writeFileSync(path.join(folder, `${step}.log`), ended.output)
  return ended
}
