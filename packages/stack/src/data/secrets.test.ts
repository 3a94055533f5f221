import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSecrets, readSecrets } from './secrets'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'carelane-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('secrets are made once, differ everywhere and are for their owner alone', () => {
  const made = readSecrets(folder)
  expect(readSecrets(folder)).toEqual(made)
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  const all = [...Object.values(made), ...Object.values(makeSecrets())]
  expect(new Set(all).size).toBe(all.length)
})

test('a damaged file is named and left as it is, since the database knows the password in it', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"postgresPassword"')
  expect(() => readSecrets(folder)).toThrow(/secrets\.json cannot be read \(it is damaged\).*--reset/)
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).toBe('{"postgresPassword"')
})
