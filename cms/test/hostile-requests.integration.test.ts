import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackCms } from './hostile/attack-cms'
import { type Office, openOffice } from './rights/staff'

let office: Office

beforeAll(async () => {
  office = await openOffice('hostile')
}, 300_000)
afterAll(() => office.cms.stop())

test('no request at random makes the cms fail, lead away or say what it was sent', async () => {
  const results = await attackCms(office, 400, 9)
  expect(results.flatMap(({ faults }) => faults)).toEqual([])
  expect(results.flatMap(({ turnedAway }) => turnedAway)).toEqual([])
}, 120_000)
