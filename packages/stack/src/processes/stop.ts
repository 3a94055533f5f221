import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './identity.mjs'

/**
 * Also stops the group; SIGKILL after `patience` ms.
 * @throws Error with code EPERM if it belongs to somebody else, as waiting could take forever
 */
export async function stopProcess(pid: number, signal: NodeJS.Signals, patience: number): Promise<void> {
  sendSignal(pid, signal)
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (!isAlive(pid)) break
    await wait(25)
  }
  // A worker may outlive the leader.
  sendToGroup(pid, 'SIGKILL')
  while (isAlive(pid)) await wait(25)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    const hasEnded = (error as NodeJS.ErrnoException).code === 'ESRCH'
    if (!hasEnded) throw error
  }
}

function sendToGroup(pid: number, signal: NodeJS.Signals): void {
  sendSignal(-pid, signal)
}
