import { expect, test } from 'vitest'
import { REPAIR_DAYS, workingDaysAfter } from './working-days'

test('a weekend is passed over', () => {
  // Thursday.
  expect(workingDaysAfter('2026-05-07', REPAIR_DAYS.least, 'en-NG')).toBe('2026-05-12')
  expect(workingDaysAfter('2026-05-07', REPAIR_DAYS.most, 'en-NG')).toBe('2026-05-18')
})

test('it is the weekend of the country', () => {
  expect(workingDaysAfter('2026-05-07', 1, 'ar-SA')).toBe('2026-05-10')
  expect(workingDaysAfter('2026-05-07', 1, 'en-NG')).toBe('2026-05-08')
})
