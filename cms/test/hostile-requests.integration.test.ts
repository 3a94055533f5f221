import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackCms } from './hostile/attack-cms'
import { type StaffedCms, startStaffedCms } from './rights/staffed-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('hostile')
}, 300_000)
afterAll(() => staffed.cms.stop())

test('no request at random makes the cms fail, lead away or say what it was sent', async () => {
  const results = await attackCms(staffed, 400, 9)
  expect(results.flatMap(({ faults }) => faults)).toEqual([])
  expect(results.flatMap(({ turnedAway }) => turnedAway)).toEqual([])
}, 120_000)
