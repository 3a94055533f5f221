import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const GUARD = path.join(import.meta.dirname, 'outlive-a-full-disk.mjs')
// Always full.
const FULL = '/dev/full'

const program = `
  const fs = require('node:fs')
  fs.writeSync(1, 'a line of the log')
  fs.writeFileSync(3, 'done')
`

test.runIf(existsSync(FULL))('a part whose log cannot be written goes on', () => {
  expect(run([])).not.toMatchObject({ status: 0 })
  expect(run(['--import', GUARD])).toMatchObject({ status: 0, said: 'done' })
})

function run(options: string[]) {
  const full = openSync(FULL, 'w')
  const { output, status } = spawnSync(process.execPath, [...options, '-e', program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', full, full, 'pipe'],
    encoding: 'utf8',
    timeout: 4000,
  })
  return { status, said: output[3] }
}
