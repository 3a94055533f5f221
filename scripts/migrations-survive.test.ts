import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../packages/stack/src/root.mjs'
import { MIGRATIONS } from '../site/src/platform/store/migrations'
import { contractingParts } from './lib/contracting'

const CMS = join(ROOT, 'cms/src/migrations')
const BASELINE = '20261124_120000_baseline.ts'

test('no migration takes away what the version before it needs, or it says why it may', () => {
  const ofCms = readdirSync(CMS)
    .filter((name) => /^\d.*\.ts$/.test(name) && name !== BASELINE)
    .map((name) => ({
      name,
      text: readFileSync(join(CMS, name), 'utf8').split('export async function down')[0] ?? '',
    }))
  const ofSite = MIGRATIONS.map(({ name, sql }) => ({ name, text: sql }))
  expect(ofCms.length).toBeGreaterThan(4)
  const found = [...ofCms, ...ofSite].flatMap(({ name, text }) =>
    contractingParts(text).map((part) => `${name}: ${part}`),
  )
  expect(found).toEqual([])
})

test.each([
  'ALTER TABLE users DROP COLUMN lock_until',
  'DROP TABLE photos',
  'ALTER TABLE users RENAME COLUMN a TO b',
  'ALTER TABLE users RENAME TO people',
  'ALTER TABLE users ALTER COLUMN age TYPE bigint',
  'ALTER TABLE users ALTER COLUMN "age" SET DATA TYPE text',
  'ALTER TABLE users ALTER COLUMN age SET NOT NULL',
  'ALTER TABLE users ADD COLUMN age integer NOT NULL',
  'ALTER TABLE users ADD COLUMN old integer NOT NULL DEFAULT 0, ADD COLUMN age integer NOT NULL',
  'ALTER TABLE users ADD CONSTRAINT adult CHECK (age > 17)',
])('%s is refused without a reason', (statement) => {
  expect(contractingParts(statement)).toHaveLength(1)
  expect(contractingParts(`-- Contract: version 3 stopped reading it\n${statement}`)).toEqual([])
})

test.each([
  'CREATE TABLE places (id integer PRIMARY KEY, name text NOT NULL)',
  'ALTER TABLE users ADD COLUMN age integer',
  'ALTER TABLE users ADD COLUMN age integer NOT NULL DEFAULT 0',
  'ALTER TABLE users ADD COLUMN age integer DEFAULT 0 NOT NULL',
  "ALTER TYPE color ADD VALUE 'blue'",
  'CREATE INDEX users_age ON users (age)',
  'CREATE TABLE IF NOT EXISTS "places" (id integer); ALTER TABLE "places" ADD CONSTRAINT one FOREIGN KEY (id) REFERENCES users (id)',
])('%s adds alone', (statement) => {
  expect(contractingParts(statement)).toEqual([])
})
