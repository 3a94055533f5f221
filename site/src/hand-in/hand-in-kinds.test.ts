import { expect, test } from 'vitest'
import { HAND_IN_KINDS, hasBattery, ITEMS_OF, kindOfProduct, readHandInKind } from './hand-in-kinds'

test.each([
  ['mobile-phone', 'phone'],
  ['tablet', 'phone'],
  ['wearable', 'phone'],
  ['laptop', 'laptop'],
  ['tv', 'tv'],
  ['home-appliance', 'appliance'],
  ['other', 'appliance'],
  ['Aster Nova 5', 'phone'],
  [null, 'phone'],
])('for what was booked as %s there is the list of a %s', (product, kind) => {
  expect(kindOfProduct(product)).toBe(kind)
})

test('an address names a kind, or gets the list of phones', () => {
  for (const kind of HAND_IN_KINDS) expect(readHandInKind(kind)).toBe(kind)
  expect(readHandInKind(['tv'])).toBe('phone')
  expect(readHandInKind(undefined)).toBe('phone')
})

test('every list asks for the proof of purchase; what holds data is saved, what has a battery warns of it', () => {
  for (const kind of HAND_IN_KINDS) expect(ITEMS_OF[kind]).toContain('proof')
  expect(HAND_IN_KINDS.filter(hasBattery)).toEqual(['phone', 'laptop'])
  expect(ITEMS_OF.phone.slice(0, 4)).toEqual(['save', 'repairMode', 'findOff', 'cards'])
})
