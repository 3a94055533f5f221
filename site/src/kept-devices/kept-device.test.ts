import type { WarrantyOutcome } from '@carelane/after-sales'
import { expect, test } from 'vitest'
import { keptDevice, maskedCode, MOST_DEVICES, tellOf, withDevice, type KeptDevice } from './kept-device'

const CODE = { kind: 'phone', code: '490154203237518' } as const
const IN_WARRANTY: WarrantyOutcome = {
  kind: 'in-warranty',
  until: '2028-01-09',
  card: { kind: 'shown' },
  device: {
    imei: CODE.code,
    brand: 'Aster',
    model: 'Aster Nova 5',
    materialGroup: null,
    warrantyClass: null,
    activation: 'activated',
    activatedAt: null,
    periodMonths: 12,
    expiryDate: '2027-01-09',
    warrantyExpiryDate: '2028-01-09',
    isExtended: true,
    isByReceipt: false,
  },
}
const { device } = IN_WARRANTY
const told = tellOf(IN_WARRANTY, CODE, 1)!

const many = (count: number): KeptDevice[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ ...told, code: String(at), id: `id-${at}`, name: 'Mum', order: '' },
  }))

test('of a check is kept what the page of devices shows', () => {
  expect(told).toEqual({
    ...CODE,
    brand: 'Aster',
    model: 'Aster Nova 5',
    warranty: 'in',
    day: '2028-01-09',
    isExtended: true,
    checkedAt: 1,
  })
  expect(tellOf({ ...IN_WARRANTY, kind: 'out-of-warranty', since: '2026-01-09' }, CODE, 1)).toMatchObject({
    warranty: 'out',
    day: '2026-01-09',
  })
  expect(tellOf({ kind: 'other-country', device }, CODE, 1)).toMatchObject({ warranty: 'unclear', day: null })
  expect(tellOf({ kind: 'not-found' }, CODE, 1)).toBeNull()
})

test('names of the service that are too long do not make the list unreadable', () => {
  const long = { ...IN_WARRANTY, device: { ...device, model: 'x'.repeat(500) } }
  const [kept] = withDevice([], tellOf(long, CODE, 1)!, 'a') ?? []
  expect(keptDevice.safeParse(kept).success).toBe(true)
})

test('a new device comes first', () => {
  expect(withDevice(many(2), told, 'new')?.map(({ id }) => id)).toEqual(['new', 'id-0', 'id-1'])
})

test('a device that is there already gets the news, and keeps its place, name and repair', () => {
  const before = withDevice(many(1), told, 'a')!.map((each) => ({ ...each, name: 'Mine', order: 'RO1' }))
  const after = withDevice(before, { ...told, warranty: 'out', checkedAt: 2 }, 'b')
  expect(after).toEqual([{ ...before[0], warranty: 'out', checkedAt: 2 }, before[1]])
})

test('a television with the digits of a phone is another device', () => {
  const both = withDevice(withDevice([], told, 'a')!, { ...told, kind: 'tv' }, 'b')
  expect(both).toHaveLength(2)
})

test('there is room for ten, and for news of one of ten', () => {
  const full = many(MOST_DEVICES)
  expect(withDevice(full, told, 'new')).toBeNull()
  expect(withDevice(full, { ...told, code: '3' }, 'new')).toHaveLength(MOST_DEVICES)
})

test('screens show the last four signs alone', () => {
  expect(maskedCode(CODE.code)).toBe('•••• 7518')
})
