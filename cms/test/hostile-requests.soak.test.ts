import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackCms } from './hostile/attack-cms'
import { type StaffedCms, startStaffedCms } from './rights/staffed-cms'

const HOURS = 3_600_000

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('hostile')
}, 300_000)
afterAll(() => staffed.cms.stop())

test(
  'no request of 100,000 at random makes the cms fail, lead away or say what it was sent',
  async () => {
    const results = await attackCms(staffed, 100_000, 1)
    process.stdout.write(
      `${JSON.stringify(results.map(({ statuses, turnedAway }) => ({ statuses, turnedAway })))}\n`,
    )
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
  },
  3 * HOURS,
)
