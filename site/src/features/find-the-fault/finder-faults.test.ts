import { REPAIR_FAULTS } from '@carelane/after-sales'
import { FINDER_FAULTS } from '@carelane/main-api'
import { expect, test } from 'vitest'

test('an end may name each fault whose repair has a price', () => {
  expect(FINDER_FAULTS).toEqual(REPAIR_FAULTS)
})
