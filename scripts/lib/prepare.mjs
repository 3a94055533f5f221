import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { takeLock } from '../../packages/stack/src/processes/lock.mjs'
import { identityOf, isAlive, isRunning } from '../../packages/stack/src/processes/identity.mjs'
import { endSession } from '../../packages/stack/src/processes/session.mjs'
import { sourceFingerprint } from '../../packages/stack/src/fingerprint.mjs'
import { ROOT } from '../../packages/stack/src/root.mjs'
import { runPnpm } from './run.mjs'

const STATE = path.join(ROOT, '.turbo')
const BUILT = [
  'cms/.next/BUILD_ID',
  'site/.next/BUILD_ID',
  'site/dist/server.mjs',
  'packages/after-sales-sandbox/dist/server.mjs',
]

/** @param {{ progress: ReturnType<typeof import('./progress.mjs').makeProgress>, stop: AbortSignal, build: boolean }} options */
export async function prepare({ progress, stop, build }) {
  const lock = await lockOrWait(progress, stop)
  /** @param {string} name @param {string[]} parameters */
  const run = (name, parameters) =>
    progress.step(name, () =>
      runPnpm({ name, parameters, stop, onStart: (pid) => lock.note({ child: identityOf(pid) }) }),
    )
  try {
    await unlessDone('installed', installFingerprint(), ['node_modules/.modules.yaml'], () =>
      run('install packages', ['install', '--frozen-lockfile']),
    )
    if (!build) return
    const sources = ['cms', 'site', 'packages', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json']
    await unlessDone('built', sourceFingerprint(sources), BUILT, () =>
      run('build', ['exec', 'turbo', 'run', 'build']),
    )
  } finally {
    lock.release()
  }
}

/**
 * @param {string} name @param {string} fingerprint @param {string[]} made results that must still exist
 * @param {() => Promise<void>} work
 */
async function unlessDone(name, fingerprint, made, work) {
  const stamp = path.join(STATE, `${name}.stamp`)
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
  if (done && made.every((file) => existsSync(path.join(ROOT, file)))) return
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(STATE, { recursive: true })
  writeFileSync(stamp, fingerprint)
}

function installFingerprint() {
  const folders = [
    '.',
    'cms',
    'site',
    ...readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ]
  const machine = `${process.platform} ${process.arch}`
  return `${sourceFingerprint([...folders.map((folder) => path.posix.join(folder, 'package.json')), 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs'])} ${machine}`
}

/**
 * Concurrent runs would write the same folders. Ends what a killed run left behind.
 * @param {{ say(line: string): void }} progress @param {AbortSignal} stop
 */
async function lockOrWait(progress, stop) {
  let told = false
  for (;;) {
    const taken = takeLock(path.join(STATE, 'prepare.lock'))
    if ('lock' in taken) {
      const child = /** @type {any} */ (taken.lock.left?.note)?.child
      // Its children may outlive it; while they run, its number is not reused.
      if (child && (isRunning(child) || !isAlive(child.pid))) endSession(child.pid)
      return taken.lock
    }
    if (!told)
      progress.say(`waiting for process ${taken.heldBy.holder.pid}, which installs or builds just now`)
    told = true
    await wait(500, undefined, { signal: stop })
  }
}
