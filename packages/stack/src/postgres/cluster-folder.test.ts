import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clusterFolder, SHARED_FOLDER } from './cluster-folder'
import { postgresUser } from './user'

/** An ordinary user cannot run anything as nobody. */
const NOBODY = { uid: 65534, gid: 65534 }

let home: string
let data: string

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'carelane-home-'))
  data = path.join(home, '.data')
  mkdirSync(data)
})

afterEach(() => rmSync(home, { recursive: true }))

test('the cluster lies in the data folder of an ordinary user, even where others cannot enter', () => {
  chmodSync(home, 0o700)
  expect(clusterFolder(data, undefined)).toBe(path.join(data, 'postgres'))
})

test('the cluster of root lies in the data folder where the user of PostgreSQL can enter', () => {
  chmodSync(home, 0o755)
  expect(clusterFolder(data, postgresUser())).toBe(path.join(data, 'postgres'))
})

test('the cluster lies elsewhere where the user of PostgreSQL cannot enter the data folder', () => {
  chmodSync(home, 0o700)
  const closed = clusterFolder(data, postgresUser() ?? NOBODY)
  expect(closed).toMatch(new RegExp(`^${SHARED_FOLDER}/[0-9a-f]{12}/postgres$`))
})
