import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive } from './identity.mjs'
import { endSession } from './session.mjs'

// Like turbo: a task in its own process group.
const TASK = `
  const { spawn } = require('node:child_process')
  spawn('bash', ['-c', 'set -m; sleep 60 & echo $!; wait'], { stdio: 'inherit' })
`

test('a program ends with everything that it started, also what has a process group of its own', async () => {
  const { leader, task } = await startedProgram()
  endSession(leader)
  await expect.poll(() => [leader, task].filter((pid) => isAlive(pid)), { timeout: 8000 }).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'what a program started ends when the program itself was killed before',
  async () => {
    const { leader, task } = await startedProgram()
    process.kill(leader, 'SIGKILL')
    await expect.poll(() => isAlive(leader)).toBe(false)
    expect(isAlive(task)).toBe(true)
    endSession(leader)
    await expect.poll(() => isAlive(task), { timeout: 8000 }).toBe(false)
  },
)

async function startedProgram() {
  const program = spawn(process.execPath, ['-e', TASK], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = (await once(program.stdout, 'data')) as [Buffer]
  return { leader: program.pid ?? 0, task: Number(line.toString()) }
}
