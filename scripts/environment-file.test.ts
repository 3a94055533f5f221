import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

let clone: string

// A copy, because `.env` belongs to the project.
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'carelane-clone-'))
  for (const place of ['scripts', 'packages/stack/src'])
    cpSync(path.join(ROOT, place), path.join(clone, place), { recursive: true })
})

afterEach(() => rmSync(clone, { recursive: true, force: true }))

test('a start reads the file .env beside package.json', () => {
  writeFileSync(path.join(clone, '.env'), '# where it all goes\nCARELANE_DATA_DIR="/sys/from-the-file"\n')
  expect(start({})).toContain('data folder /sys/from-the-file cannot be written')
})

test('what the environment says wins over the file', () => {
  writeFileSync(path.join(clone, '.env'), 'CARELANE_DATA_DIR=/sys/from-the-file\n')
  expect(start({ CARELANE_DATA_DIR: '/sys/set-by-hand' })).toContain('data folder /sys/set-by-hand cannot')
})

test('a file .env that cannot be read is named', () => {
  cpSync(path.join(clone, 'scripts'), path.join(clone, '.env'), { recursive: true })
  expect(start({})).toContain(`${path.join(clone, '.env')} is there but cannot be read`)
})

function start(environment: Record<string, string>): string {
  const { PATH } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    env: { PATH, NODE_ENV: 'test', ...environment },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(status).toBe(1)
  return stderr
}
