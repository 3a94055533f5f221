import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const MARK = join(ROOT, 'node_modules/.carelane-installed')

/** The command and arguments that run pnpm in the version which package.json names, through npx. */
export function pnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return ['npx', ['--yes', packageManager, ...args]]
}

/** Installs the dependencies where they are missing or are not those of the lock file. */
export async function ensureInstalled() {
  const wanted = manifestsHash()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return
  if (!(await run(...pnpm(['install', '--frozen-lockfile'])))) {
    throw new Error('The dependencies could not be installed; see the lines above.')
  }
  mkdirSync(dirname(MARK), { recursive: true })
  writeFileSync(MARK, wanted)
}

/** One value for the lock file and every package.json: it changes when an install has something to do. */
function manifestsHash() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/package.json`)
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'cms/package.json',
    'site/package.json',
  ]
  const hash = createHash('sha256')
  for (const file of [...files, ...packages.sort()]) {
    const path = join(ROOT, file)
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}
