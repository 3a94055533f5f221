import { expect, test } from 'vitest'
import type { DeviceRecord } from '../warranty/device-record'
import { reasonAgainst, type PlanRules } from './plan-reason'

const NOW = new Date('2027-03-04T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const DAY = 24

const device = (changed: Partial<DeviceRecord> = {}): DeviceRecord => ({
  imei: '004401000000001',
  brand: 'Aster',
  model: 'Aster Nova 5',
  materialGroup: 'Smartphone',
  writesBooleansAsText: false,
  shippedTo: 'ng',
  hoursOnlineUntilActive: 0,
  firstOnlineAt: hoursAgo(10),
  offlineSince: null,
  deactivatedAt: null,
  extensionMonths: 0,
  hasOwnDealer: false,
  warrantyMonths: 12,
  hasTermsHere: true,
  isHonouredHere: true,
  ...changed,
})

const ONLINE: PlanRules = { covers: ['screen'], withinDays: 3, left: null }
const STORE: PlanRules = { covers: ['screen'], withinDays: 15, left: 2 }
const WARRANTY: PlanRules = { covers: ['warranty'], withinDays: null, left: null }
const activeFor = (hours: number) => device({ firstOnlineAt: hoursAgo(hours) })

test.each([
  ['online on the last hour of the third day [9#33]', ONLINE, activeFor(3 * DAY), [], null],
  ['online after three days', ONLINE, activeFor(3 * DAY + 1), [], 'tooLate'],
  ['in a store until the fifteenth day [9#33]', STORE, activeFor(15 * DAY), [], null],
  ['in a store after it', STORE, activeFor(15 * DAY + 1), [], 'tooLate'],
  ['in a store that has none', { ...STORE, left: 0 }, activeFor(DAY), [], 'soldOut'],
  ['of a phone that has it [9#34]', ONLINE, activeFor(DAY), ['screen'], 'alreadyBought'],
  ['of a phone that has another', ONLINE, activeFor(DAY), ['warranty'], null],
  ['within the warranty [9#37]', WARRANTY, activeFor(300 * DAY), [], null],
  ['after the warranty', WARRANTY, activeFor(370 * DAY), [], 'outOfWarranty'],
  ['of a warranty that is extended [9#38]', WARRANTY, activeFor(300 * DAY), ['warranty'], 'alreadyBought'],
  ['of a warranty that a dealer gives', WARRANTY, device({ hasOwnDealer: true }), [], 'outOfWarranty'],
  ['from another country', ONLINE, device({ isHonouredHere: false }), [], 'otherCountry'],
  ['where none is sold', ONLINE, device({ hasTermsHere: false }), [], 'otherCountry'],
  ['before the activation', ONLINE, device({ firstOnlineAt: null }), [], 'notActivated'],
  ['of a device that was taken back', ONLINE, device({ deactivatedAt: hoursAgo(1) }), [], 'notActivated'],
])('%s', (_, rules, of, covered, reason) => {
  expect(reasonAgainst(rules, of, new Set(covered), NOW)).toBe(reason)
})
