import { describe, expect, test } from 'vitest'
import { activationOf, checkResultOf, warrantyOf } from './decide-warranty'
import type { DeviceRecord } from './device-record'

const NOW = new Date('2026-06-15T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000)

const DEVICE: DeviceRecord = {
  imei: '004401022383190',
  brand: 'Aster',
  model: 'Aster Nova 4',
  materialGroup: 'Smartphone',
  writesBooleansAsText: false,
  shippedTo: 'ng',
  hoursOnlineUntilActive: 72,
  firstOnlineAt: hoursAgo(100),
  offlineSince: null,
  deactivatedAt: null,
  extensionMonths: 0,
  hasOwnDealer: false,
  warrantyMonths: 12,
  hasTermsHere: true,
  isHonouredHere: true,
}

describe('checkResultOf', () => {
  test.each([
    ['found', {}],
    ['contactDealer', { hasOwnDealer: true }],
    ['otherCountry', { isHonouredHere: false, hasOwnDealer: true }],
    ['checkWhereBought', { hasTermsHere: false, isHonouredHere: false }],
  ])('is %s', (result, stored) => {
    expect(checkResultOf({ ...DEVICE, ...stored })).toBe(result)
  })

  test('is notFound where nothing is stored', () => {
    expect(checkResultOf(undefined)).toBe('notFound')
  })
})

describe('activationOf', () => {
  test.each([
    ['never online', { firstOnlineAt: null }, 'inactive'],
    ['online later', { firstOnlineAt: hoursAgo(-1) }, 'inactive'],
    ['online for 71 hours', { firstOnlineAt: hoursAgo(71) }, 'inProgress'],
    ['online for 72 hours', { firstOnlineAt: hoursAgo(72) }, 'activated'],
    ['offline too early', { offlineSince: hoursAgo(50) }, 'inProgress'],
    ['offline afterwards', { offlineSince: hoursAgo(28) }, 'activated'],
    ['deactivated', { deactivatedAt: hoursAgo(0) }, 'deactivated'],
    ['deactivated later', { deactivatedAt: hoursAgo(-1) }, 'activated'],
  ])('judges by the hours: %s', (_, stored, state) => {
    expect(activationOf({ ...DEVICE, ...stored }, NOW).state).toBe(state)
  })

  test('tells when it was activated, and when it will be', () => {
    expect(activationOf(DEVICE, NOW).activatedAt).toEqual(hoursAgo(28))
    expect(activationOf({ ...DEVICE, firstOnlineAt: hoursAgo(71) }, NOW).changesAt).toEqual(hoursAgo(-1))
  })
})

describe('warrantyOf', () => {
  const statusOn = (day: string, activated: string, stored: Partial<DeviceRecord> = {}) =>
    warrantyOf({ ...DEVICE, ...stored }, new Date(activated), new Date(`${day}T23:59:59Z`))

  test('counts the last day as under warranty', () => {
    expect(statusOn('2026-06-15', '2025-06-15T22:00:00Z')).toEqual({
      status: 'underWarranty',
      expiryDate: '2026-06-15',
      warrantyExpiryDate: '2026-06-15',
    })
    expect(statusOn('2026-06-16', '2025-06-15T22:00:00Z').status).toBe('outOfWarranty')
  })

  test('adds an extension to the period [9#36]', () => {
    expect(statusOn('2026-06-16', '2025-06-15T22:00:00Z', { extensionMonths: 12 })).toEqual({
      status: 'underWarranty',
      expiryDate: '2026-06-15',
      warrantyExpiryDate: '2027-06-15',
    })
  })

  test('ends on the last day of a shorter month', () => {
    expect(statusOn('2025-01-01', '2024-02-29T10:00:00Z').expiryDate).toBe('2025-02-28')
    expect(statusOn('2025-01-01', '2024-08-31T10:00:00Z', { warrantyMonths: 6 }).expiryDate).toBe(
      '2025-02-28',
    )
  })
})
