import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../packages/stack/src/root.mjs'
import { isCurrentNode } from './node-version.mjs'
import { prepare } from './prepare.mjs'
import { messageOf, Problem } from './problem.mjs'
import { makeProgress } from './progress.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'

/**
 * If this Node is too old, installs the packages, which include Node, and runs the command on that.
 * @param {() => Promise<unknown>} work
 */
export async function onCurrentNode(work) {
  if (isCurrentNode()) {
    // For npx and its children.
    process.env.PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
    await work()
    return
  }
  const stopping = stopOnSignals()
  try {
    console.log(
      `  This is Node ${process.versions.node}: Carelane goes on with the Node that comes with its packages.`,
    )
    await prepare({ progress: makeProgress(), stop: stopping.signal, build: false })
    process.exitCode = await runAgain(installedNode(), stopping.signal)
  } catch (error) {
    if (!stopping.signal.aborted) console.error(messageOf(error))
    process.exitCode = 1
  }
}

function installedNode() {
  try {
    return realpathSync(path.join(ROOT, 'node_modules/.bin/node'))
  } catch {
    throw new Problem(
      `npm has no Node for ${process.platform} on ${process.arch} that Carelane could fetch. ` +
        'Install Node 24 from https://nodejs.org/ and try again.',
    )
  }
}

/**
 * @param {string} node @param {AbortSignal} stop
 * @returns {Promise<number>} its exit code
 */
function runAgain(node, stop) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  stop.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        new Problem(
          `${node} does not run on this machine (${error.message}). Install Node 24 from https://nodejs.org/.`,
        ),
      ),
    )
    child.once('close', (code) => resolve(code ?? 1))
  })
}
