import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLog, rotateWhenFull } from './log-file'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carelane-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a full log is set aside and begun anew under the part that writes to it', () => {
  const log = openLog(folder, 'site')
  writeSync(log.descriptor, 'first line\n')
  rotateWhenFull(log.place, 5)
  writeSync(log.descriptor, 'second line\n')
  expect(readFileSync(`${log.place}.1`, 'utf8')).toBe('first line\n')
  expect(readFileSync(log.place, 'utf8')).toBe('second line\n')
  log.close()
})

test('the last lines are those of this start, not of one before', () => {
  const before = openLog(folder, 'cms')
  writeSync(before.descriptor, 'old trouble\n')
  before.close()
  const now = openLog(folder, 'cms')
  writeSync(now.descriptor, 'one\ntwo\nthree\n')
  expect(now.lastLines(2)).toBe('two\nthree')
  expect(now.lastLines(9)).toBe('one\ntwo\nthree')
  now.close()
})
