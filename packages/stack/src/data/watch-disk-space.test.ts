import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchDiskSpace } from './watch-disk-space'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a data folder that vanishes is said once for each time, and ends nothing', () => {
  const parent = mkdtempSync(join(tmpdir(), 'carelane-space-'))
  const folder = join(parent, 'data')
  const said: string[] = []
  const stop = watchDiskSpace(folder, (line) => said.push(line))
  try {
    vi.advanceTimersByTime(10_000)
    expect(said).toEqual([expect.stringContaining(`${folder} has cannot be read: ENOENT`)])
    mkdirSync(folder)
    vi.advanceTimersByTime(3000)
    rmSync(folder, { recursive: true })
    vi.advanceTimersByTime(3000)
    expect(said).toHaveLength(2)
  } finally {
    stop()
    rmSync(parent, { recursive: true })
  }
})
