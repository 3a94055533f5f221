import { expect, test } from 'vitest'
import { deviceName } from './device-name'

test.each([
  ['Aster', 'Aster Lumen 8', 'Aster Lumen 8'],
  ['Aster', 'Lumen 8', 'Aster Lumen 8'],
  ['Aster', null, 'Aster'],
  [null, 'Lumen 8', 'Lumen 8'],
  [null, null, ''],
])('%j and %j are %j', (brand, model, name) => {
  expect(deviceName(brand, model)).toBe(name)
})
