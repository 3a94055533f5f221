import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareDataFolder, spaceProblem } from './folder'

test('a disk that is nearly full is named, with what is needed and what to do', () => {
  expect(spaceProblem('/data', 400 * 1024 * 1024)).toBeUndefined()
  expect(spaceProblem('/data', 12_345_678)).toBe(
    'The disk of the data folder /data has 11 MB left, and Carelane needs 300 MB. Make room there, or set ' +
      'CARELANE_DATA_DIR to a folder on another disk. What is stored stays as it is.',
  )
})

test('a data folder is made where there is none; a place that cannot be one is named', () => {
  const place = mkdtempSync(path.join(tmpdir(), 'carelane-folder-'))
  prepareDataFolder(path.join(place, 'new'))
  writeFileSync(path.join(place, 'file'), '')
  expect(() => prepareDataFolder(path.join(place, 'file'))).toThrow(/cannot be written \(EEXIST\)/)
  rmSync(place, { recursive: true })
})
