import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackCms } from './hostile/attack-cms'
import { type Office, openOffice } from './rights/staff'

const HOURS = 3_600_000

let office: Office

beforeAll(async () => {
  office = await openOffice('hostile')
}, 300_000)
afterAll(() => office.cms.stop())

test(
  'no request of 100,000 at random makes the cms fail, lead away or say what it was sent',
  async () => {
    const results = await attackCms(office, 100_000, 1)
    process.stdout.write(
      `${JSON.stringify(results.map(({ statuses, turnedAway }) => ({ statuses, turnedAway })))}\n`,
    )
    expect(results.flatMap(({ faults }) => faults)).toEqual([])
  },
  3 * HOURS,
)
