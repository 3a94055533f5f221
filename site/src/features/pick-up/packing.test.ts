import { HAND_IN_KINDS, hasBattery } from '@/hand-in/hand-in-kinds'
import { expect, test } from 'vitest'
import { kindToPack, PACKING } from './packing'

test('every kind that is handed in has a list, which ends with the label', () => {
  expect(Object.keys(PACKING)).toEqual([...HAND_IN_KINDS])
  for (const kind of HAND_IN_KINDS) expect(PACKING[kind].at(-1)).toBe('label')
})

test('a parcel with a battery has no loose ones beside it', () => {
  const warned = HAND_IN_KINDS.filter((kind) => (PACKING[kind] as readonly string[]).includes('noBatteries'))
  expect(warned).toEqual(HAND_IN_KINDS.filter(hasBattery))
})

test.each([
  ['tv', 'tv'],
  ['drone', 'phone'],
  ['constructor', 'phone'],
])('%s is packed as a %s', (device, kind) => {
  expect(kindToPack(device)).toBe(kind)
})
