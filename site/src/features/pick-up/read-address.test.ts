import { expect, test } from 'vitest'
import { LONGEST } from './pick-up-fields'
import { readAddress } from './read-address'

test('an address in any script, its postal code in the digits of ours', () => {
  const typed = { state: '', city: ' القاهرة ', postalCode: '١١٥١١', line: 'شارع  طلعت\nحرب ٥' }
  expect(readAddress(typed)).toEqual({
    ok: true,
    address: { city: 'القاهرة', postalCode: '11511', line: 'شارع طلعت حرب ٥' },
  })
})

test('city and street are needed', () => {
  expect(readAddress({ state: 'Lagos' })).toEqual({
    ok: false,
    problems: [
      { field: 'city', why: 'missing' },
      { field: 'line', why: 'missing' },
    ],
  })
})

test('what is too long is said where it is', () => {
  const typed = {
    city: 'Lagos',
    line: 'x'.repeat(LONGEST.line + 1),
    postalCode: '1'.repeat(LONGEST.postalCode + 1),
  }
  expect(readAddress(typed)).toEqual({
    ok: false,
    problems: [
      { field: 'postalCode', why: 'long' },
      { field: 'line', why: 'long' },
    ],
  })
})
