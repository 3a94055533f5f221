import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { ROOT } from '../packages/stack/src/root.mjs'
import { checkNodeVersion, isCurrentNode } from './lib/node-version.mjs'

// A fresh clone installs packages first.
vi.setConfig({ testTimeout: 120_000 })

const OLD =
  'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2",enumerable:true})'

test('a command that an older Node begins goes on with the Node of the packages, and says so', () => {
  const { stdout, status } = start(['--import', OLD], ['--help'])
  expect(stdout).toContain('This is Node 20.20.2')
  expect(stdout).toContain('npm start -- --reset')
  expect(status).toBe(0)
})

test('how the command ended is passed on', () => {
  const { stderr, status } = start(['--import', OLD], ['--no-such-option'])
  expect(stderr).toContain('--no-such-option')
  expect(status).toBe(1)
})

test('a current Node goes on by itself', () => {
  expect(start([], ['--help']).stdout).not.toContain('This is Node')
})

test.each([
  ['24.0.0', true],
  ['26.1.0', true],
  ['22.23.1', false],
  ['20.19.0', false],
])('whether %s is current: %s', (version, current) => {
  expect(isCurrentNode(version)).toBe(current)
  expect(checkNodeVersion(version)).toBe(true)
})

function start(options: string[], parameters: string[]) {
  return spawnSync(process.execPath, [...options, 'scripts/start.mjs', ...parameters], {
    cwd: ROOT,
    encoding: 'utf8',
  })
}
