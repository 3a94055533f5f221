import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clusterFolder, SHARED_FOLDER } from './cluster-folder'
import { postgresUser } from './user'

test('the cluster lies in the data folder, except where root has it in a folder that others cannot enter', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'carelane-home-'))
  const data = path.join(home, '.data')
  mkdirSync(data)
  chmodSync(home, 0o755)
  const user = postgresUser()
  expect(clusterFolder(data, user)).toBe(path.join(data, 'postgres'))
  chmodSync(home, 0o700)
  const closed = clusterFolder(data, user)
  if (user) expect(closed).toMatch(new RegExp(`^${SHARED_FOLDER}/[0-9a-f]{12}/postgres$`))
  else expect(closed).toBe(path.join(data, 'postgres'))
  rmSync(home, { recursive: true })
})
