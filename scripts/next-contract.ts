import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const ROOT = path.resolve(import.meta.dirname, '..')
const TEST = 'site/test/next-contract.integration.test.ts'

const USAGE = `pnpm next-contract 16.3.8 [--keep]

Builds the site of the last commit with another version of Next, in a temporary folder, and prints which of our
assumptions about Next hold there (site/server/next-internals/README.md). --keep leaves the folder for a closer look.`

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})

const [version = '', ...flags] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) || flags.some((flag) => flag !== '--keep')) {
  console.error(USAGE)
  process.exit(2)
}
const folder = mkdtempSync(path.join(tmpdir(), 'carelane-next-'))
try {
  process.exitCode = check()
} finally {
  if (flags.includes('--keep')) console.log(`\nleft in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}

function check(): number {
  step('copy the last commit', () => {
    const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 1 << 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    const catalog = path.join(folder, 'pnpm-workspace.yaml')
    const text = readFileSync(catalog, 'utf8')
    const changed = text.replace(/^( +next: ).*$/m, `$1${version}`)
    if (!changed.includes(`next: ${version}`)) throw new Error('pnpm-workspace.yaml names no version of next')
    writeFileSync(catalog, changed)
  })
  step(`install next ${version}`, () => pnpm('install', '--no-frozen-lockfile', '--prefer-offline'))
  step('generate what is read from it', () => pnpm('--filter', '@carelane/site', 'run', 'generate'))
  step('build the site', () => pnpm('exec', 'turbo', 'run', 'build', '--filter', '@carelane/site'))
  const file = path.join(folder, 'contract.json')
  console.log('… check')
  const { status } = spawnSync(
    'npx',
    pnpmOf(
      'exec',
      'vitest',
      'run',
      '--project',
      'integration',
      '--reporter=json',
      `--outputFile=${file}`,
      TEST,
    ),
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (results.length === 0) throw new Error(testResults.map(({ message }) => message).join('\n'))
  console.log(`\nNext ${version}\n\n| assumption | holds | why not |\n| --- | --- | --- |`)
  for (const { title, status, failureMessages } of results) {
    const [why = ''] = failureMessages?.[0]?.split('\n') ?? []
    console.log(`| ${title} | ${status === 'passed' ? 'yes' : 'NO'} | ${why.replaceAll('|', '\\|')} |`)
  }
  return status ?? 1
}

function step(name: string, work: () => void): void {
  console.log(`… ${name}`)
  work()
}

function pnpm(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', pnpmOf(...args), {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`)
}

function pnpmOf(...args: string[]): string[] {
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')))
  return ['--yes', packageManager, ...args]
}
