import { describe, expect, test } from 'vitest'
import { rawWarranty } from '../contract/warranty'
import { toWarrantyOutcome } from './to-warranty-outcome'

const IMEI = '490154203237518'
const ACTIVATED = {
  checkResult: 'found',
  checkTime: '2026-03-02T12:00:00Z',
  imei: IMEI,
  brand: 'Aster',
  model: 'Aster Nova 5',
  materialGroup: 'Smartphone',
  warrantyClass: 'Standard 12 months',
  activationState: 'activated',
  activationTime: '2026-01-10T08:00:00Z',
  validityPeriod: '12',
  expiryDate: '2027-01-09',
  warrantyStatus: 'underWarranty',
  warrantyExpiryDate: '2028-01-09',
  extended: 'true',
}

const outcomeOf = (wire: object) => toWarrantyOutcome(rawWarranty.parse({ ...ACTIVATED, ...wire }), IMEI)

describe('toWarrantyOutcome', () => {
  test('gives every field of a device under warranty (§3)', () => {
    expect(outcomeOf({})).toEqual({
      kind: 'in-warranty',
      until: '2028-01-09',
      card: { kind: 'shown' },
      device: {
        imei: IMEI,
        brand: 'Aster',
        model: 'Aster Nova 5',
        materialGroup: 'Smartphone',
        warrantyClass: 'Standard 12 months',
        activation: 'activated',
        activatedAt: '2026-01-10T08:00:00Z',
        periodMonths: 12,
        expiryDate: '2027-01-09',
        warrantyExpiryDate: '2028-01-09',
        isExtended: true,
        isByReceipt: false,
      },
    })
  })

  test.each([
    ['notFound', 'not-found'],
    ['otherCountry', 'other-country'],
    ['contactDealer', 'contact-dealer'],
    ['checkWhereBought', 'check-where-bought'],
    ['underInvestigation', 'unknown'],
  ])('reads what was found: %s [8#8]–[8#11]', (checkResult, kind) => {
    expect(outcomeOf({ checkResult }).kind).toBe(kind)
  })

  test.each([
    ['inactive', 'inactive'],
    [null, 'inactive'],
    [undefined, 'inactive'],
    ['', 'inactive'],
    ['inProgress', 'activation-in-progress'],
    ['deactivated', 'deactivated'],
    ['suspended', 'unknown'],
  ])('reads the activation %s [4#30], [4#31], [8#12]', (activationState, kind) => {
    expect(outcomeOf({ activationState }).kind).toBe(kind)
  })

  test.each([
    ['outOfWarranty', 'out-of-warranty'],
    ['void', 'unknown'],
    [null, 'unknown'],
  ])('reads the status %s [4#29]', (warrantyStatus, kind) => {
    expect(outcomeOf({ warrantyStatus }).kind).toBe(kind)
  })

  test.each([
    ['2026-03-01T12:00:01Z', { kind: 'not-yet', from: '2026-03-02T12:00:01.000Z' }],
    ['2026-03-01T12:00:00Z', { kind: 'shown' }],
    [null, { kind: 'shown' }],
  ])('shows the card 24 hours after an activation at %s [9#19]', (activationTime, card) => {
    expect(outcomeOf({ activationTime })).toHaveProperty('card', card)
  })

  test('falls back to the end of the period, and to what was asked', () => {
    const outcome = outcomeOf({ warrantyExpiryDate: '', imei: null, extended: null })
    expect(outcome).toMatchObject({ until: '2027-01-09', device: { imei: IMEI, isExtended: false } })
  })

  test.each([
    ['a time that is none', { checkTime: 'yesterday' }],
    ['a day that is none', { expiryDate: '2027-02-30' }],
    ['a number where a text belongs', { brand: 5 }],
    ['no result', { checkResult: undefined }],
  ])('is not made of %s', (_, wire) => {
    expect(rawWarranty.safeParse({ ...ACTIVATED, ...wire }).success).toBe(false)
  })
})
