import path from 'node:path'
import { parseArgs } from 'node:util'
import { takeLock } from '../../packages/stack/src/processes/lock.mjs'
import { contentFingerprint } from '../../packages/stack/src/fingerprint.mjs'
import { readEnvironmentFile } from './environment-file.mjs'
import { loadStack } from './load-stack.mjs'
import { ROOT } from '../../packages/stack/src/root.mjs'
import { prepare } from './prepare.mjs'
import { messageOf, Problem } from './problem.mjs'
import { makeProgress } from './progress.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'

const HELP = `npm start               start everything from production builds
npm start -- --dev      for development: parts reload when their sources change
npm start -- --reset    begin anew without the stored content (asks first; --yes does not)`

/** @param {string[]} parameters */
export async function main(parameters) {
  const stopping = stopOnSignals()
  const progress = makeProgress()
  let lock
  let started
  try {
    const wishes = readWishes(parameters)
    if (!wishes) return
    readEnvironmentFile(path.join(ROOT, '.env'))
    lock = takeInstanceLock(path.resolve(ROOT, process.env.CARELANE_DATA_DIR || '.data'))
    await prepare({ progress, stop: stopping.signal, build: false })
    const { readInstallation, reset, start } = await loadStack()
    const installation = await readInstallation(ROOT, progress)
    // Asks before the build, which takes minutes.
    if (wishes.reset) await reset({ ...installation, yes: wishes.yes })
    if (!wishes.dev) await prepare({ progress, stop: stopping.signal, build: true })
    started = await start({
      installation,
      development: wishes.dev,
      contentStamp: contentFingerprint(),
      progress,
      stop: stopping.signal,
    })
    lock.note({ ready: started.ready })
    console.log(`demo accounts with their passwords: ${started.accountsFile}`)
    console.log(started.ready)
    await stopping.asked
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(messageOf(error))
      process.exitCode = 1
    }
  }
  if (stopping.signal.aborted) console.log('stopping …')
  await started?.stop()
  lock?.release()
  if (stopping.signal.aborted) console.log('stopped')
  process.exit()
}

/** @param {string[]} parameters */
function readWishes(parameters) {
  const flag = { type: /** @type {const} */ ('boolean'), default: false }
  const options = { dev: flag, reset: flag, yes: flag, help: flag }
  try {
    const { values } = parseArgs({ args: parameters, options })
    if (!values.help) return values
    console.log(HELP)
    return undefined
  } catch (error) {
    throw new Problem(`${/** @type {Error} */ (error).message}\n${HELP}`)
  }
}

/** @param {string} dataFolder */
function takeInstanceLock(dataFolder) {
  let taken
  try {
    taken = takeLock(path.join(dataFolder, 'start.lock'))
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Problem(
      `The data folder ${dataFolder} cannot be written (${code}). ` +
        (code === 'ENOSPC' ? 'Its disk is full: make room there' : 'Make it writable for you') +
        ', or set CARELANE_DATA_DIR to another folder. What is stored stays as it is.',
    )
  }
  if ('lock' in taken) return taken.lock
  const { holder, note } = taken.heldBy
  const where = note?.ready ?? 'It is still starting.'
  throw new Problem(
    `Carelane already runs with the data in ${dataFolder} (process ${holder.pid}). ${where}\n` +
      'Stop that one first, or start a second one with CARELANE_DATA_DIR, SITE_PORT, CMS_PORT and SANDBOX_PORT of its own.',
  )
}
