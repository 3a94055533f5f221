import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './identity.mjs'

/**
 * Asks a process and its group to end, and after `patience` ms ends them by force.
 * The parts lead groups of their own, so that a Ctrl-C reaches the supervisor alone and it can stop them in order.
 * @throws Error with the code EPERM when it belongs to somebody else: waiting for its end could take for ever
 */
export async function stopProcess(pid: number, signal: NodeJS.Signals, patience: number): Promise<void> {
  send(pid, signal)
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (!isAlive(pid)) break
    await wait(25)
  }
  // Also when the leader has ended: a worker of its group may have stayed.
  sendToGroup(pid, 'SIGKILL')
  while (isAlive(pid)) await wait(25)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const hasEnded = (error as NodeJS.ErrnoException).code === 'ESRCH'
    if (!hasEnded) throw error
  }
}

function sendToGroup(pid: number, signal: NodeJS.Signals): void {
  send(-pid, signal)
}
